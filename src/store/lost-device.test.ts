import { describe, expect, it } from 'vitest';
import { empireEngine } from '../games/empire-engine/rules/game.ts';
import { shelf } from '../games/index.ts';
import { goRound, Phone, phones } from '../testing/phone.ts';
import { dice } from '../testing/playout.ts';
import { agreed, opened } from '../testing/sealed.ts';

/** The games of the others are much longer: only the deep run plays them all. */
const played = shelf.filter(({ id }) => process.env['DEEP'] || id === empireEngine.id);
const titles = await Promise.all(played.map(async ({ load }) => (await load()).game));

describe('a device is lost', () => {
  it.each(titles.map((game) => [game.id, game] as const))(
    'in a game of %s: the seat goes on with a new key, for all to see, to the end; the old device says so',
    { timeout: 600_000 },
    (_id, game) => {
      const seats = Math.max(2, game.seats[0]);
      const { table, links } = phones(game, agreed(game, seats, 5));
      goRound(table, links, 5, dice(3));
      const next = opened(links.at(-1) ?? '', game).play.ask?.seat ?? 0;
      const old = table[next];
      const found = new Phone(game, [next], 'found');
      found.replace(next, links.at(-1) ?? '');
      table[next] = found;
      links.push(found.act(dice(9)));
      expect(opened(links.at(-1) ?? '', game).play.game.seals.chains[next]).toHaveLength(2);
      expect(old?.alarm(links.at(-1) ?? '')).toEqual({ kind: 'new-key', seat: next });
      goRound(table, links, 500, dice(4));
      expect(opened(links.at(-1) ?? '', game).play.over).toBe(true);
    },
  );

  it('what lay sealed under the lost key counts as the first of everything', () => {
    const { table, links } = phones(empireEngine, agreed(empireEngine, 2, 5));
    goRound(table, links, 1, dice(3));
    const found = new Phone(empireEngine, [0], 'found');
    found.replace(0, links.at(-1) ?? '');
    const { play } = opened(found.act(dice(1)), empireEngine);
    expect(play.state).toHaveProperty('players.0.shown', { left: { action: 'arm' }, right: { action: 'invent' } });
  });
});
