import { type Language, OFFERED, preferred } from '../../language/language.ts';
import { speak } from '../../language/phrasebook.ts';
import { rememberedLanguage, rememberLanguage } from '../../store/language.ts';
import type { Controller } from './controller.ts';

/** Begins in the language that was chosen on this device, else in the one its browser prefers. */
export function beginToSpeak(): Promise<void> {
  return say(preferred([rememberedLanguage() ?? [], navigator.languages].flat(), OFFERED));
}

/** From now on, everything is said in another language. */
export async function chooseLanguage(app: Controller, language: Language): Promise<void> {
  try {
    await say(language);
    rememberLanguage(language);
    app.set({});
  } catch (fault) {
    app.miss(fault);
  }
}

async function say(language: Language): Promise<void> {
  await speak(language);
  document.documentElement.lang = language;
  // The app is installed under what the manifest of its language says.
  const manifest = document.querySelector('link[rel=manifest]');
  manifest?.setAttribute('href', language === 'en' ? './manifest.webmanifest' : `./manifest.${language}.webmanifest`);
}
