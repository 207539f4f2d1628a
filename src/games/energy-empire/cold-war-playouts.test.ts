import { describe, expect, it } from 'vitest';
import { type Agreement, type Options, refusedOptions } from '../../engine/game.ts';
import type { Play } from '../../engine/play.ts';
import { decode, encode } from '../../link/index.ts';
import { friends } from '../../testing/players.ts';
import { playout, seedOf } from '../../testing/playout.ts';
import { GAMES, itPlays } from '../../testing/random-games.ts';
import { energyEmpire } from './rules/game.ts';
import { playGame } from './testing/random-games.ts';

/** In one game of so many every hidden card is looked after. */
const SPIED = 47;

const MODULES = ['new-nations', 'megastructures', 'espionage', 'new-impacts', 'new-structures', 'doomsday-clock'];
const COMBINATIONS = 2 ** MODULES.length;

/** A combination of modules is a number with a bit for each. */
function optionsOf(combination: number, clash: boolean, setup = 'own-turn'): Options {
  const chosen = MODULES.map((id, bit) => [id, (combination >> bit) & 1 ? 'on' : 'off'] as const);
  return { setup, ...Object.fromEntries(chosen), clash: clash ? 'on' : 'off' };
}

/** Every playable table: each combination of modules with each number of players, and with a Rival for one and two. */
const TABLES = Array.from({ length: COMBINATIONS }, (_, combination) =>
  [1, 2, 3, 4, 5].flatMap((seats) => [false, true].map((clash) => ({ seats, clash, combination }))),
)
  .flat()
  .filter(({ seats, clash, combination }) => !refusedOptions(energyEmpire, seats, optionsOf(combination, clash)));

function agreementOf(number: number): Agreement {
  const table = TABLES[number % TABLES.length];
  if (!table) throw new RangeError('there is no table');
  const setup = Math.floor(number / TABLES.length) % 2 === 0 ? 'own-turn' : 'lap';
  const options = optionsOf(table.combination, table.clash, setup);
  return { game: energyEmpire.id, rules: energyEmpire.rules, seats: table.seats, options, seed: seedOf(number) };
}

const isSpied = ({ ask }: Play, number: number): boolean =>
  number % SPIED === 0 && ask?.prompt.key === 'ask.keep-cards';

describe(`${GAMES} random games of Cold War`, () => {
  it('know every combination of modules: 64 for two to five players, half of them alone, and those with a Rival', () => {
    expect(TABLES).toHaveLength(4 * 64 + 32 + 32 + 64);
  });

  itPlays(GAMES, 'all end, keep the laws and never come to a dead end', (number) =>
    playGame(agreementOf(number), number, { thorough: 997, isSecret: isSpied }),
  );
});

/** Links written when there were no modules. */
const OLD_LINKS = [
  '10T2lRdAgPwMnoEzTgjQPMMbaxvBOe4iwxNRkkthaidOow0k8XnbleoeEh6TbZR',
  '10dym9vrPtlEQDRGnWP8SdS6RvD76ApdTmtA53nEsUKoncibAy6GS7E1FFiFjQEaboXfbG1SAQ6b4wqH7YHOwyhkbqE563LkbPgkH25fv4wTxAjiZFAaoOZd-8z',
  '10kIyUEOOa6rUIe221ZOKTFDVrKaovIwacGWC98zAdMmMajZIGZe8I28FLfOZN8N8ixv19LG',
  '10q1QxY3dsLneXOnXDUn5AhC6xBLoSv7KBHWAKTEVzMUxOIxVPn550a1zvR8rBQmOukhIircfQaLDqgGUJYJZ5y0Z1smamrj',
  '1138fegytrBvTMy6bukEse4J81EGlTUbETWRjStmnI7BCZbFrp8Xsf1nWt6Sx6EnDhC4DoJqKMvAjG6EtnyPqrsnr00IH5YyufjTnInL7irB5zF48Avb',
];

describe('A game without modules', () => {
  it.each(OLD_LINKS)('opens from a link of before, and its link is the same to the letter: %s', (link) => {
    const opened = decode(link, energyEmpire);
    if (!opened.ok) throw new Error(`an old link is ${opened.fault}`);
    expect(encode(opened.journal, opened.play)).toBe(link);
    expect(opened.play.state).toMatchObject({ modules: [] });
  });

  it('costs as much whether its switches are named or not', () => {
    const agreement = { game: energyEmpire.id, rules: energyEmpire.rules, seats: 3, seed: 'NoModule' };
    const link = (options: Options) => {
      const play = playout(energyEmpire, { ...agreement, options }, 7);
      return encode(friends(play), play);
    };
    expect(link({ setup: 'own-turn' })).toBe(link(optionsOf(0, false)));
  });
});

describe('A game with all modules', () => {
  it('of five players fits into a link of 900 characters when it is over', () => {
    for (let number = 0; number < 10; number++) {
      const options = optionsOf(COMBINATIONS - 1, false);
      const agreement = { game: energyEmpire.id, rules: energyEmpire.rules, seats: 5, options, seed: seedOf(number) };
      const play = playout(energyEmpire, agreement, number);
      expect(encode(friends(play), play).length).toBeLessThanOrEqual(900);
    }
  });
});
