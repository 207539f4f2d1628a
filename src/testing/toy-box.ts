import type { AnyWords } from '../engine/message.ts';
import type { Box } from '../games/box.ts';
import type { ShelfEntry } from '../games/index.ts';
import { type Fair, type FairView, toy } from './toy.ts';

/** Words that say the key and the facts: enough to tell one sentence from another. */
const words = new Proxy({} as AnyWords, {
  get: (_, key) => (facts: Record<string, unknown>) => [String(key), ...Object.values(facts)].join(' '),
});

/** The Fair as the app has it out of a box. */
export const toyBox: Box<Fair, FairView> = {
  game: toy,
  words,
  table: 'toy-table',
  moment: ({ day }) => ({ key: 'day', with: { day } }),
  figures: ({ purses }, seat) => [{ icon: 'money', value: purses[seat]?.coins ?? 0, label: 'coins' }],
  ledger: ({ purses }, seat) => [
    { icon: 'money', label: 'coins', value: purses[seat]?.coins ?? 0 },
    { icon: 'good', label: 'goods', value: purses[seat]?.goods ?? 0 },
  ],
  rulebook: [],
  ending: { step: 'day', masthead: () => ({ title: 'The Fair', left: '', right: '' }) },
};

/** A shelf with nothing but the Fair on it, perhaps by other rules. */
export function toyShelf(game: Box['game'] = toy as Box['game']): readonly ShelfEntry[] {
  const box = { ...(toyBox as Box), game };
  const spine = { icon: 'money', ground: '#fff', ink: '#000' };
  const { id, seats } = game;
  return [
    {
      id,
      title: 'The Fair',
      blurb: '',
      says: { day: ({ day }: { readonly day: number }) => `day ${day}` },
      seats,
      cover: '',
      spine,
      edge: '#000',
      load: async () => box,
    },
  ];
}
