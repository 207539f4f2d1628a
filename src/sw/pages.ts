import { createHash } from 'node:crypto';
import { keysOf } from '../engine/record.ts';
import type { Language } from '../language/language.ts';
import { type PageWords, pageWords } from './page-words.ts';

/** Markup that is written into a file as it stands. */
const html = String.raw;

/** Fills the words into pages that stand by themselves. Each holds them in every language; a script shows the one that is read. */

const inEvery = (say: (words: PageWords, language: Language) => string): string =>
  keysOf(pageWords)
    .map((language) => say(pageWords[language], language))
    .join('\n');

/** Without a script English is read. */
const shown = (language: Language): string => `lang="${language}"${language === 'en' ? '' : ' hidden'}`;

/** The first page: the words for a start that fails, and those for whoever runs no scripts. */
export function firstPage(page: string): string {
  const { slogan, description } = pageWords.en;
  return page
    .replace('<!--rescue-->', inEvery(rescue))
    .replace('<!--no-script-->', inEvery(noScript))
    .replace('%description%', description)
    .replace('%slogan%', slogan);
}

function rescue({ rescue: says }: PageWords, language: Language): string {
  return html`<main class="rescue" ${shown(language)}>
  <p class="name">Carbon Copy</p>
  <div class="slip">
    <h1>${says.title}</h1>
    <p>${says.why}</p>
    <p><b>${says.safe}</b> ${says.where}</p>
    <p>${says.advice}</p>
    <div class="ways">
      <button type="button" class="reload" hidden>${says.reload}</button>
      <button type="button" class="save" hidden data-file="carbon-copy-games.json">${says.save}</button>
    </div>
    <div role="status">
      <p hidden data-outcome="saved">${says.saved}</p>
      <p hidden data-outcome="none">${says.none}</p>
      <p hidden data-outcome="refused">${says.refused}</p>
    </div>
  </div>
</main>`;
}

const noScript = ({ noScript: says }: PageWords, language: Language): string => html`<p lang="${language}">${says}</p>`;

/** The page for unknown addresses. It allows its own script and style, and no other. */
export function notFoundPage(template: string): string {
  const page = template.replace('<!--words-->', inEvery(notFound)).replace('%tab%', pageWords.en.notFound.tab);
  return page.replace(/%(script|style)%/g, (_, kind: string) => {
    const [, own = ''] = new RegExp(`<${kind}>([^]*)</${kind}>`).exec(page) ?? [];
    return `'sha256-${createHash('sha256').update(own).digest('base64')}'`;
  });
}

function notFound({ notFound: says }: PageWords, language: Language): string {
  return html`<main ${shown(language)} data-tab="${says.tab}">
  <h1>${says.title}</h1>
  <p>${says.before} <code>#</code> ${says.after}</p>
  <p><a href="/" data-open="${says.open}">${says.home}</a></p>
</main>`;
}
