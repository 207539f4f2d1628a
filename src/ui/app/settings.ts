import type { Store } from '../../store/index.ts';
import type { Settings } from '../screens/model.ts';

export const STANDARD_SETTINGS: Settings = {
  theme: 'system',
  text: 100,
  motion: 'system',
  sound: false,
  keys: true,
  slip: 'right',
  patterns: false,
  confirm: 'final',
  curtain: 'secrets',
  language: 'en',
};

const KEY = 'settings';

export function readSettings(store: Store): Settings {
  const saved = store.setting(KEY) as Partial<Settings> | undefined;
  return { ...STANDARD_SETTINGS, ...saved };
}

export function writeSettings(store: Store, settings: Settings): void {
  void store.setSetting(KEY, { ...settings });
  wear(settings);
}

/** Dresses the page: tokens and styles look at these marks on the root element. */
export function wear({ theme, text, motion, patterns }: Settings): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (motion === 'reduced') dataset['motion'] = 'reduced';
  else delete dataset['motion'];
  if (patterns) dataset['patterns'] = 'always';
  else delete dataset['patterns'];
  style.setProperty('zoom', String(text / 100));
  // Enlarged, a page is as many of its own pixels smaller.
  style.setProperty('--page', `calc(100dvh / ${text / 100})`);
}

export function wantsLessMotion({ motion }: Settings): boolean {
  return motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
