import { isObject, type Store } from '../../../store/index.ts';
import { type Settings, TEXT_SIZES } from '../../screens/model.ts';

const KEY = 'settings';

export function readSettings(store: Store): Settings {
  return settingsFrom(store.setting(KEY));
}

/** Settings out of whatever is stored: by another version, or by a backup that anybody may have edited. */
export function settingsFrom(stored: unknown): Settings {
  const saved = isObject(stored) ? stored : {};
  const one = <K extends keyof Settings>(key: K, standard: Settings[K], ...others: Settings[K][]): Settings[K] =>
    others.find((value) => value === saved[key]) ?? standard;
  return {
    theme: one('theme', 'system', 'light', 'dark'),
    text: one('text', ...TEXT_SIZES),
    motion: one('motion', 'system', 'reduced'),
    sound: one('sound', false, true),
    keys: one('keys', true, false),
    pace: one('pace', 'normal', 'slow', 'fast'),
    hints: one('hints', true, false),
    confirm: one('confirm', 'final', 'every'),
    curtain: one('curtain', 'secrets', 'never'),
  };
}

export function writeSettings(store: Store, change: Partial<Settings>): void {
  void store.setSetting(KEY, (before) => ({ ...settingsFrom(before), ...change }));
}

/** Dresses the page: tokens and styles look at these marks on the root element. */
export function applySettings({ theme, text, motion }: Settings): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (motion === 'reduced') dataset['motion'] = 'reduced';
  else delete dataset['motion'];
  style.setProperty('zoom', String(text / 100));
  // Enlarged, a page is as many of its own pixels smaller.
  style.setProperty('--page', `calc(100dvh / ${text / 100})`);
}
