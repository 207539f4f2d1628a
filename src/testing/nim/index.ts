import type { Box } from '../../games/box.ts';
import { type Nim, type NimLexicon, type NimView, nim, say } from './rules.ts';
import './table.ts';
import { load, words } from './words.ts';

export const box: Box<Nim, NimView, NimLexicon> = {
  game: nim,
  words,
  loadWords: load,
  table: 'nim-table',
  moment: ({ matches }) => say('moment', { matches }),
  figures: () => [],
  ledger: () => [],
  rulebook: [],
  ending: { step: 'turn', masthead: () => ({ title: 'Nim', left: '', right: '' }) },
};
