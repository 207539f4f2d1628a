import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { AnyWords } from '../../src/engine/message.ts';
import type { Language } from '../../src/language/language.ts';
import { pseudo } from '../../src/testing/pseudo.ts';
import type { Title } from './games.ts';

/** What can be read: `pseudo` is English in disguise, longer and full of accents, for trying whether words fit. */
export type Tongue = Language | 'pseudo';

export function wordsOf({ editions }: Title, tongue: Tongue): AnyWords {
  return tongue === 'pseudo' ? pseudo(editions.en) : editions[tongue];
}

/** From the next page on, this browser reads a tongue. */
export async function read(page: Page, tongue: Tongue): Promise<void> {
  const language = tongue === 'pseudo' ? 'en' : tongue;
  await page.addInitScript((chosen) => localStorage.setItem('carbon-copy language', chosen), language);
  if (tongue === 'pseudo') await page.addInitScript({ content: await disguise() });
}

let built: Promise<string> | undefined;

/** The script that disguises all words before the app reads them. */
function disguise(): Promise<string> {
  built ??= buildDisguise();
  return built;
}

async function buildDisguise(): Promise<string> {
  const [made] = [
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: { write: false, lib: { entry: 'src/testing/pseudo.ts', formats: ['iife'], name: 'disguise' } },
    }),
  ].flat();
  if (!made || !('output' in made)) throw new Error('the disguise was not built');
  return `${made.output[0].code}\nglobalThis.carbonCopyDisguise = disguise.pseudo;`;
}
