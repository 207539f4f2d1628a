import { describe, expect, it } from 'vitest';
import type { Game, Options } from '../../engine/game.ts';
import type { Play } from '../../engine/play.ts';
import type { Witnessed } from '../../engine/sealed/witness.ts';
import { shelf } from '../../games/index.ts';
import { everyOption } from '../../testing/bench.ts';
import { dice } from '../../testing/playout.ts';
import { GAMES } from '../../testing/random-games.ts';
import {
  agreed,
  envelopeFor,
  handedOn,
  lap,
  nextIn,
  opened,
  type SealedTable,
  secretsOf,
} from '../../testing/sealed.ts';
import { SEED } from '../../testing/seed.ts';
import { toy } from '../../testing/toy.ts';
import { deal, encodeSealed, invite } from './index.ts';

const titles: Game[] = await Promise.all(shelf.map(async ({ load }) => (await load()).game));

/**
 * A short run plays every title at every table. At one table of each, another one with every commit, each link is opened
 * on the device it goes to; a deep run does so everywhere, several times.
 */
const isDeep = GAMES > 1000;
const rounds = isDeep ? Math.ceil(GAMES / 1500) : 1;

function sizes({ seats: [fewest, most] }: Game): number[] {
  return Array.from({ length: most }, (_, at) => at + 1).filter((seats) => seats >= Math.max(2, fewest));
}

const isHandedOn = (game: Game, seats: number): boolean => isDeep || sizes(game)[SEED % sizes(game).length] === seats;

const all = titles.flatMap((game) =>
  sizes(game).flatMap((seats) => Array.from({ length: rounds }, (_, round) => ({ game, seats, number: SEED + round }))),
);
const tables = all.filter(({ game, seats }) => isHandedOn(game, seats));
const others = all.filter(({ game, seats }) => !isHandedOn(game, seats));

/** At the other tables one link of so many is opened, and the last. */
const STRIDE = 12;

/** Everything in the box, as far as it can be sealed. */
const sealable = (game: Game, options: Options): Options =>
  game.unsealed?.(options) ? { ...options, mode: 'swift' } : options;

/** Passes a link round to the end of the game, and tells every position it was handed on in. */
function passAll(
  { game, keys, links }: SealedTable,
  number: number,
  at: (link: string, state: unknown) => void,
): string {
  const roll = dice(number);
  let link = links.at(-1) ?? '';
  for (let next = nextIn(opened(link, game).play); next !== undefined; ) {
    const { header, play } = opened(link, game, keys[next]);
    const after = handedOn(play, next, roll);
    link = encodeSealed(header, after);
    at(link, after.ask?.bound === undefined ? after.state : undefined);
    next = nextIn(after);
  }
  return link;
}

describe('random sealed games', () => {
  it.each(tables.map((table) => [table.game.id, table.seats, table.number, table] as const))(
    'of %s for %i (%i): every link opens as what it was written from, by whoever',
    { timeout: 300_000 },
    (_id, seats, number, { game }) => {
      let last = '';
      const options = number % 2 ? sealable(game, everyOption(game, seats)) : {};
      const end = passAll(lap(game, agreed(game, seats, number, options), number), number, (link, state) => {
        const { header, play } = opened(link, game, [], { remembers: false, speaks: false });
        expect(encodeSealed(header, play)).toBe(link);
        // Where something lies sealed, its owner knows more than the link.
        if (state) expect(play.state).toEqual(state);
        game.check(play.state);
        last = link;
      });
      expect(last).toBe(end);
      expect(opened(end, game).play.over).toBe(true);
    },
  );
});

describe.runIf(others.length > 0)('random sealed games in which one device holds every key', () => {
  it.each(others.map((table) => [table.game.id, table.seats, table.number, table] as const))(
    'of %s for %i (%i): the links open for anybody as what they were written from',
    (_id, seats, number, { game }) => {
      const everybody = Array.from({ length: seats }, (_, seat) => seat);
      const options = number % 2 ? {} : sealable(game, everyOption(game, seats));
      const agreement = agreed(game, seats, number, options);
      const lobby = invite(game, envelopeFor(seats), agreement, everybody, secretsOf(`${number}`));
      const roll = dice(number);
      let play: Play = deal(lobby, game);
      for (let handed = 0, next = nextIn(play); next !== undefined; handed++) {
        play = handedOn(play, next, roll);
        next = nextIn(play);
        if (next !== undefined && handed % STRIDE > 0) continue;
        const link = encodeSealed(lobby.header, play);
        const read = opened(link, game, [], { remembers: false, speaks: false });
        expect(encodeSealed(read.header, read.play)).toBe(link);
        // Where something lies sealed, or is to be, whoever has the keys knows more than the link.
        if (read.play.ask?.bound === undefined) expect(read.play.state).toEqual(play.state);
        game.check(read.play.state);
      }
      expect(play.over).toBe(true);
    },
  );
});

describe('nobody draws again', () => {
  const drawing = [toy, ...titles.filter(({ opener }) => opener)];

  it.each(drawing.map((game) => [game.id, game] as const))(
    'of %s: whatever a seat does, in whatever copy, its visit brings the same',
    { timeout: 300_000 },
    (_id, game) => {
      const { noted, draws } = withNotes(game);
      let compared = 0;
      for (let number = SEED; compared < 5; number++) {
        expect(number).toBeLessThan(SEED + 30);
        const { keys, links } = lap(noted, agreed(noted, 2, number), number);
        let link = links.at(-1) ?? '';
        for (let handed = 0; handed < 12; handed++) {
          const { play } = opened(link, noted);
          const next = nextIn(play);
          if (next === undefined) break;
          const visit = `${next}.${(play.game.seals.reach[next] ?? 0) + 1}`;
          // The same visit in four lives of the same device, each deciding otherwise.
          const lives = [0, 1, 2, 3].map((life) => {
            const { header, play } = opened(link, noted, keys[next]);
            draws.clear();
            const after = handedOn(play, next, dice(number + 31 * life));
            const ofVisit = [...draws].filter(([key]) => key.startsWith(`${visit} `));
            return { draws: new Map(ofVisit), link: encodeSealed(header, after) };
          });
          const [first, ...others] = lives;
          for (const other of others) compared += compare(other.draws, first?.draws ?? new Map());
          link = first?.link ?? '';
        }
      }
    },
  );
});

type Draws = Map<string, { readonly of: number; readonly result: number }[]>;

/** The same game, which notes what is drawn in each turn of each visit. */
function withNotes(game: Game): { noted: Game; draws: Draws } {
  const draws: Draws = new Map();
  const noted: Game = {
    ...game,
    turn(state, table) {
      const { witness } = state as Witnessed;
      const key = () => `${witness.visitor}.${witness.visits[witness.visitor]} ${witness.turn}`;
      // A turn that is run again draws again.
      for (const known of draws.keys()) if (known.endsWith(` ${witness.turn}`)) draws.delete(known);
      const below = (of: number) => {
        const result = table.random.below(of);
        if (of > 1) draws.set(key(), [...(draws.get(key()) ?? []), { of, result }]);
        return result;
      };
      return game.turn(state, { ...table, random: { below } });
    },
  };
  return { noted, draws };
}

/** What two lives drew in one turn of the visit must be the same as long as they asked for the same; says how much that was. */
function compare(one: Draws, other: Draws): number {
  let compared = 0;
  for (const [key, drawn] of one) {
    for (const [at, { of, result }] of drawn.entries()) {
      const same = other.get(key)?.[at];
      if (same?.of !== of) break;
      expect(result).toBe(same.result);
      compared++;
    }
  }
  return compared;
}
