import { describe, expect, it } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { shelf } from '../../games/index.ts';
import { goRound, Phone, phones } from '../../testing/phone.ts';
import { dice } from '../../testing/playout.ts';
import { agreed, lap, opened, passedRound } from '../../testing/sealed.ts';
import { toy } from '../../testing/toy.ts';
import { witnessOf } from './position.ts';
import { readAgain } from './testing/reader.ts';

const titles: Game[] = await Promise.all(shelf.map(async ({ load }) => (await load()).game));

/** The same facts as the other reader finds, by the app's. */
function facts(link: string, game: Game) {
  const { play } = opened(link, game);
  const { seals } = play.game;
  return {
    id: Buffer.from(seals.id).toString('hex'),
    counts: seals.chains.map((segments) => segments.map(({ count }) => count)),
    journal: witnessOf(play).journal,
    totals: game.scores(play.state).totals,
  };
}

describe('a second reader, written from the page of the format, finds the same', () => {
  it.each([[toy.id, 4, toy] as const, ...titles.map((game) => [game.id, 2, game] as const)])(
    'in a whole game of %s for %i',
    (_, seats, game) => {
      const { links } = passedRound(lap(game, agreed(game, seats, seats), seats), seats);
      const dealt = links.slice(seats);
      // Long games are looked at here and there, and at their end.
      const step = Math.max(1, Math.floor(dealt.length / 8));
      for (const [at, link] of dealt.entries()) {
        if (at % step === 0 || at === dealt.length - 1) expect(readAgain(link, game)).toMatchObject(facts(link, game));
      }
      expect(readAgain(dealt.at(-1) ?? '', game).ask).toBe('over');
    },
  );

  it('where a seat goes on with a new key', () => {
    const { table, links } = phones(toy, agreed(toy, 3, 4));
    goRound(table, links, 3, dice(4));
    const seat = opened(links.at(-1) ?? '', toy).play.ask?.seat ?? 0;
    const found = new Phone(toy, [seat], 'found');
    found.replace(seat, links.at(-1) ?? '');
    table[seat] = found;
    links.push(found.act(dice(1)));
    goRound(table, links, 100, dice(5));
    const last = links.at(-1) ?? '';
    expect(readAgain(last, toy)).toMatchObject({ ...facts(last, toy), ask: 'over' });
  });

  it('and refuses what the first refuses', () => {
    const { links } = passedRound(lap(toy, agreed(toy, 2, 2), 2), 2);
    const last = links.at(-1) ?? '';
    expect(() => readAgain(`${last.slice(0, -1)}${last.endsWith('a') ? 'b' : 'a'}`, toy)).toThrow('the check fails');
    expect(() => readAgain(links[0] ?? '', toy)).toThrow('the lap is not over');
  });
});
