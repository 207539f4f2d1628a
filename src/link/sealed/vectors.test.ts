import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { shelf } from '../../games/index.ts';
import { readHeader } from '../index.ts';
import { encodeKeys, encodeLobby, encodeSealed, openSealed } from './index.ts';
import { witnessOf } from './position.ts';
import { readAgain } from './testing/reader.ts';

const titles: Game[] = await Promise.all(shelf.map(async ({ load }) => (await load()).game));
const gameOf = (id: string): Game => titles.find((game) => game.id === id) ?? never(`no game ${id}`);

/** Links made by other hands when format 2 was specified, before there was an app that could read them. */
const vectors = readFileSync(new URL('testing/vectors.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((entry) => {
    const [link = '', ...lines] = entry.split('\n');
    const fact = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
    return { link, game: gameOf(fact('game')), id: fact('id'), counts: fact('counts'), answers: fact('answers') };
  });

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('the links of the specification', () => {
  it.each(vectors.map((vector, at) => [at + 1, vector.game.id, vector] as const))(
    'number %i, of %s, is read as it was meant and written as it was',
    (_at, _id, { link, game, id, counts, answers }) => {
      const read = openSealed(link, game);
      if (!read.ok) throw new Error(read.fault);
      const chains = read.kind === 'lobby' ? read.chains : read.play.game.seals.chains;
      const said = chains.map((segments) => segments.map(({ count }) => count).join(' ') || 'none');
      expect(said.join(', ')).toBe(counts);
      if (read.kind === 'lobby') {
        expect(answers).toBe('none');
        expect(encodeLobby(read)).toBe(link);
        return;
      }
      expect(hex(read.play.game.seals.id)).toBe(id);
      expect(witnessOf(read.play).journal || 'none').toBe(answers);
      expect(encodeSealed(read.header, read.play)).toBe(link);
      expect(readAgain(link, game)).toMatchObject({ id, journal: answers });
    },
  );

  it('a private link is read and written too', () => {
    const inside = '20YCxlIVvMKqHmbG59Nj5kvWoCgNZvSnEcSNsRjH5Hl9Py48boCG4dRY3mfeeQydQBpOwx36ZHfKKQgoU7lZmQBJh0SC2';
    const moved = `P110UJg4EBGO3cQWJhXqJNbv5${inside}dQ-Wu`;
    const read = openSealed(moved, gameOf('energy-empire'));
    expect(read).toMatchObject({ ok: true, link: inside, claims: [1] });
    const [key] = read.ok ? read.keys : [];
    expect(hex(key?.secret ?? new Uint8Array())).toBe('101112131415161718191a1b1c1d1e1f');
    expect(encodeKeys(key ? [key] : [], inside)).toBe(moved);
    expect(readHeader(moved)).toMatchObject({ ok: true, header: { seed: 'CarbonCo' } });
  });
});

function never(what: string): never {
  throw new Error(what);
}
