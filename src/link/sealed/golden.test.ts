import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shelf } from '../../games/index.ts';
import { opened } from '../../testing/sealed.ts';
import { encodeSealed, type SealedOpened } from './index.ts';
import { reachIn } from './position.ts';

const games = await Promise.all(shelf.map(async ({ load }) => (await load()).game));
const folder = new URL('golden/', import.meta.url);

/** What is written down of a sealed position: who has put in how much, what was answered, what is asked, the score. */
function factsOf({ header, play }: SealedOpened): string {
  const { ask, answers, game, agreement, state } = play;
  const { chains } = game.seals;
  return [
    `agreed ${agreement.seed} rules ${agreement.rules}`,
    `names ${header.names.join(', ')}`,
    `visits ${chains.map((segments, seat) => `${reachIn(play, seat)}${segments.length > 1 ? ' with a new key' : ''}`).join(', ')}`,
    `answers ${answers.join(' ') || 'none'}`,
    `asks ${ask ? `${ask.opening ? `to open: ${ask.opening.seats.join(' ')}` : `${ask.seat}: ${ask.options.map(({ ref }) => ref).join(' ')}`}` : 'nobody'}`,
    `scores ${game.scores(state).totals.join(' ')}`,
  ].join('\n');
}

it('every game on the shelf has golden sealed links', () => {
  expect(readdirSync(folder).toSorted()).toEqual(games.map(({ id }) => `${id}.txt`).toSorted());
});

describe.each(games.map((game) => [game.id, game] as const))('the golden sealed links of %s', (id, game) => {
  const entries = readFileSync(new URL(`${id}.txt`, folder), 'utf8')
    .trim()
    .split('\n\n');

  it('know the present rules', () => {
    expect(entries.some((entry) => entry.includes(` rules ${game.rules}\n`))).toBe(true);
  });

  it.each(entries.map((entry, at) => [at + 1, entry] as const))(
    'number %i opens to the recorded position',
    (_, entry) => {
      const [link = '', ...facts] = entry.split('\n');
      const read = opened(link, game);
      expect(factsOf(read)).toBe(facts.join('\n'));
      expect(encodeSealed(read.header, read.play)).toBe(link);
    },
  );
});
