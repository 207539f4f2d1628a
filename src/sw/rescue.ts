import { OFFERED, preferred } from '../language/language.ts';
import { rememberedLanguage } from '../store/language.ts';
import { salvage } from '../store/salvage.ts';
import { saveFile } from '../ui/app/device.ts';

/**
 * For a start that fails: gives life to the words that stand in the page until the app takes their place. It is a script
 * of its own, so that it works where none of the app's does.
 */
const words = inTheReadersLanguage();
if (words) offerHelp(words);

/** The page has the words in every language; those of its reader are shown. */
function inTheReadersLanguage(): Element | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('carbon-copy > .rescue')];
  const language = preferred([rememberedLanguage() ?? [], navigator.languages].flat(), OFFERED);
  for (const each of all) each.hidden = each.lang !== language;
  return all.find(({ hidden }) => !hidden);
}

function offerHelp(words: Element): void {
  offer(words.querySelector('.reload'), reload);
  offer(words.querySelector('.save'), async ({ dataset }) => {
    const outcome = await save(dataset['file'] ?? '').catch(() => 'refused');
    for (const line of words.querySelectorAll<HTMLElement>('[data-outcome]')) {
      line.hidden = line.dataset['outcome'] !== outcome;
    }
  });
  if (document.readyState === 'complete') tell(words);
  else addEventListener('load', () => tell(words));
}

function offer(button: HTMLElement | null, deed: (button: HTMLElement) => Promise<void>): void {
  if (!button) return;
  button.addEventListener('click', () => void deed(button));
  button.hidden = false;
}

/** Once the page is loaded, either the app is there or it will not come: no need to wait any longer with the words. */
function tell(words: Element): void {
  if (!customElements.get('carbon-copy')) words.classList.add('needed');
}

async function save(file: string): Promise<'saved' | 'none'> {
  const games = await salvage();
  if (games === undefined) return 'none';
  saveFile(file, games);
  return 'saved';
}

/** Loads the page again: at first with its files fetched anew, and if that was of no use, without what is kept of it. */
async function reload(): Promise<void> {
  const isStuck = performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload');
  try {
    await (isStuck ? forgetTheApp() : fetchAnew());
  } finally {
    location.reload();
  }
}

/** A wrong answer may have been cached, and a plain reload would be content with it. */
async function fetchAnew(): Promise<void> {
  const scripts = [...document.querySelectorAll('script')].map(({ src }) => src);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=modulepreload]')];
  const files = [...scripts, ...links.map(({ href }) => href)].filter((file) => file !== '');
  await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })));
}

/**
 * Throws away the app's worker and its files, never the games. Only while the server can be reached: better an app that
 * may start another time than none at all.
 */
async function forgetTheApp(): Promise<void> {
  await fetchAnew();
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active?.scriptURL;
  if (!registration || !worker || !(await fetch(worker, { cache: 'no-store' })).ok) return;
  const copies = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
  await Promise.all([registration.unregister(), ...copies.map((name) => caches.delete(name))]);
}
