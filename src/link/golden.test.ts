import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../engine/game.ts';
import { shelf } from '../games/index.ts';
import { toy } from '../testing/toy.ts';
import { decode, encode, type Opened } from './index.ts';

const onTheShelf = await Promise.all(shelf.map(async ({ load }) => (await load()).game));
const games = new Map<string, Game>([toy, ...onTheShelf].map((game) => [game.id, game]));

const folder = new URL('golden/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

/** What is written down of a position: what was agreed, what is asked now, and how the score stands. */
function factsOf({ journal, play }: Opened): string {
  const { agreement, names, way, again, note } = journal;
  const { ask } = play;
  // Only what differs from the first value, so that an option added later changes nothing here.
  const chosen = play.game.options.flatMap(({ id, values }) => {
    const value = agreement.options[id];
    return value === values[0] ? [] : [`${id}=${value}`];
  });
  return [
    `agreed ${[agreement.seed, `rules ${agreement.rules}`, way, ...chosen].join(' ')}`,
    `names ${names.join(', ')}`,
    `again ${again}${note ? `, note from ${note.seat}: ${note.text}` : ''}`,
    `answers ${play.answers.join(' ') || 'none'}`,
    `asks ${ask ? `${ask.seat}: ${ask.options.map(({ ref }) => ref).join(' ')}` : 'nobody'}`,
    `scores ${play.game.scores(play.state).totals.join(' ')}`,
  ].join('\n');
}

it('every game on the shelf has golden links', () => {
  expect(files.toSorted()).toEqual([...games.keys()].map((id) => `${id}.txt`).toSorted());
});

describe.each(files)('the golden links of %s', (file) => {
  const game = gameOf(file.replace('.txt', ''));
  const entries = readFileSync(new URL(file, folder), 'utf8').trim().split('\n\n');

  it('know every version of its rules', () => {
    const known = new Set(entries.map((entry) => Number(/^agreed \w+ rules (\d+)/m.exec(entry)?.[1])));
    expect(known).toEqual(new Set(Array.from({ length: game.rules }, (_, before) => before + 1)));
  });

  it.each(entries.map((entry, at) => [at + 1, entry] as const))(
    'number %i opens to the recorded position',
    (_, entry) => {
      const [link = '', ...facts] = entry.split('\n');
      const opened = decode(link, game);
      if (!opened.ok) throw new Error(`a golden link is ${opened.fault}`);
      expect(factsOf(opened)).toBe(facts.join('\n'));
      expect(encode(opened.journal, opened.play)).toBe(link);
    },
  );
});

function gameOf(id: string): Game {
  const game = games.get(id);
  if (!game) throw new Error(`${id} is not on the shelf`);
  return game;
}
