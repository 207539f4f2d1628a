import { describe, expect, it } from 'vitest';
import type { Options } from '../../engine/game.ts';
import type { Play } from '../../engine/play.ts';
import { decode, encode } from '../../link/index.ts';
import { friends } from '../../testing/players.ts';
import { playout, seedOf } from '../../testing/playout.ts';
import { GAMES, itMeetsAll, itPlays } from '../../testing/random-games.ts';
import { inEqualShares, tablesBySeats } from '../../testing/tables.ts';
import { energyEmpire } from './rules/game.ts';
import { playGame } from './testing/random-games.ts';

const MODULES = ['new-nations', 'megastructures', 'espionage', 'new-impacts', 'new-structures', 'doomsday-clock'];

const modules = (value: 'on' | 'off'): Options => Object.fromEntries(MODULES.map((id) => [id, value]));

/** In one game of so many every hidden card is looked after. */
const SPIED = 20;

const isSpied = ({ ask }: Play, number: number): boolean =>
  number % SPIED === 0 && ask?.prompt.key === 'ask.keep-cards';

const bySeats = tablesBySeats(energyEmpire);
const tableOf = inEqualShares(bySeats);

describe(`${GAMES} random games of Cold War`, () => {
  it('know every mixture of modules, and the Rival for one and two players', () => {
    expect(bySeats.map(({ length }) => length / energyEmpire.rules)).toEqual([128, 384, 192, 192, 192]);
  });

  itMeetsAll(bySeats.flat(), tableOf);
  itPlays(GAMES, 'all end, keep the laws and never come to a dead end', (number, isInspected) =>
    playGame(tableOf(number), number, { isInspected, isSecret: (play) => isSpied(play, number) }),
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
    expect(link({ setup: 'own-turn' })).toBe(link({ setup: 'own-turn', ...modules('off'), clash: 'off' }));
  });
});

describe('A game with all modules', () => {
  it('of five players fits into a link of 900 characters when it is over', () => {
    for (let number = 0; number < 10; number++) {
      const options = { setup: 'own-turn', ...modules('on'), clash: 'off' };
      const agreement = { game: energyEmpire.id, rules: energyEmpire.rules, seats: 5, options, seed: seedOf(number) };
      const play = playout(energyEmpire, agreement, number);
      expect(encode(friends(play), play).length).toBeLessThanOrEqual(900);
    }
  });
});
