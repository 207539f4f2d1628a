import { describe, expect, it } from 'vitest';
import { type Agreement, type Options, refusedOptions } from '../../engine/game.ts';
import { history } from '../../engine/history.ts';
import { speaker } from '../../engine/message.ts';
import type { Play } from '../../engine/play.ts';
import { decode, encode } from '../../link/index.ts';
import { isPlainData, isSame, keepsSecrets, replaysToTheSame, viewersOf } from '../../testing/laws.ts';
import { friends, NAMES } from '../../testing/players.ts';
import { dice, playout, seedOf } from '../../testing/playout.ts';
import { energyEmpire } from './rules/game.ts';
import { words } from './words.en.ts';

/** How many random games are played: `PLAYOUTS=100000 npx vitest run src/games/energy-empire/cold-war`. */
const games = Number(process.env['PLAYOUTS'] ?? 2000);
const BATCHES = 20;
const PATIENCE = 60_000 + games * 200;

/** In one game of so many every position is held to all laws, in the others one position to one law. */
const THOROUGH = 997;

/** In one game of so many every hidden card is looked after. */
const SPIED = 47;

const MODULES = ['new-nations', 'megastructures', 'espionage', 'new-impacts', 'new-structures', 'doomsday-clock'];
const COMBINATIONS = 2 ** MODULES.length;

const { say } = speaker(words, NAMES);

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

/** A link opens to the position it was written from. */
function travels(play: Play): void {
  const opened = decode(encode(friends(play), play), play.game);
  if (!opened.ok) throw new Error(`the link does not open: ${opened.fault}`);
  isSame(opened.play.answers, play.answers);
  isSame(opened.play.state, play.state);
  isSame(opened.play.ask, play.ask);
}

/** Whatever is asked, refused and told can be said in words. */
function speaks({ ask, told }: Play): void {
  const asked = ask ? [ask.prompt, ...(ask.step ? [ask.step] : [])] : [];
  const offered = ask?.options.flatMap((option) => [option.say, option.short ?? [], option.detail ?? []].flat()) ?? [];
  const refused = ask?.refused.flatMap(({ say, reason }) => [say, reason]) ?? [];
  const lines = history(told.slice(-20), ask?.seat ?? 0).map((line) => line.say);
  for (const message of [...asked, ...offered, ...refused, ...lines]) {
    const sentence = say(message);
    if (!sentence || /undefined|NaN|\[object|null/.test(sentence)) throw new Error(`${message.key} says "${sentence}"`);
  }
}

function shows({ game, state, agreement }: Play): void {
  for (const viewer of viewersOf(agreement.seats)) isPlainData(game.view(state, viewer));
}

/** The count can be read, and adds up. */
function counts({ game, state }: Play): void {
  const { rows, totals, because } = game.scores(state);
  for (const [side, total] of totals.entries()) {
    expect(rows.reduce((sum, { points }) => sum + (points[side] ?? 0), 0)).toBe(total);
  }
  for (const message of [...rows.map((row) => row.say), ...(because ? [because] : [])])
    expect(say(message)).toBeTruthy();
}

const LAWS = [replaysToTheSame, keepsSecrets, travels, speaks, shows, counts, ({ state }: Play) => isPlainData(state)];

function playGame(number: number): void {
  const chosen = dice(number)(200);
  const law = LAWS[number % LAWS.length] ?? isPlainData;
  let last: Play | undefined;
  try {
    const { state } = playout(energyEmpire, agreementOf(number), number, {
      at(play) {
        last = play as Play;
        if (number % THOROUGH === 0) for (const each of LAWS) each(last);
        else if (play.answers.length === chosen || play.over) law(last);
        if (play.ask?.prompt.key === 'ask.keep-cards' && number % SPIED === 0) keepsSecrets(last);
      },
    });
    expect(state.deferred).toEqual([]);
  } catch (error) {
    const link = last ? encode(friends(last), last) : 'before its first question';
    throw new Error(`game ${number} fails at #${link}`, { cause: error });
  }
}

describe(`${games} random games of Cold War`, () => {
  it('know every combination of modules: 64 for two to five players, half of them alone, and those with a Rival', () => {
    expect(TABLES).toHaveLength(4 * 64 + 32 + 32 + 64);
  });

  const batches = Array.from({ length: BATCHES }, (_, batch) => batch);
  it.each(batches)('all end, keep the laws and never come to a dead end (%i)', { timeout: PATIENCE }, (batch) => {
    for (let number = batch; number < games; number += BATCHES) playGame(number);
  });
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
  it('of five players fits into a link of 900 characters when it is over', { timeout: PATIENCE }, () => {
    for (let number = 0; number < 10; number++) {
      const options = optionsOf(COMBINATIONS - 1, false);
      const agreement = { game: energyEmpire.id, rules: energyEmpire.rules, seats: 5, options, seed: seedOf(number) };
      const play = playout(energyEmpire, agreement, number);
      expect(encode(friends(play), play).length).toBeLessThanOrEqual(900);
    }
  });
});
