import { describe, expect, it } from 'vitest';
import type { Agreement } from '../../engine/game.ts';
import { history } from '../../engine/history.ts';
import { speaker } from '../../engine/message.ts';
import type { Play } from '../../engine/play.ts';
import { decode, encode } from '../../link/index.ts';
import { isPlainData, isSame, keepsSecrets, replaysToTheSame, viewersOf } from '../../testing/laws.ts';
import { friends, NAMES } from '../../testing/players.ts';
import { dice, playout, seedOf } from '../../testing/playout.ts';
import { energyEmpire } from './rules/game.ts';
import { words } from './words.en.ts';

/** How many random games are played: `PLAYOUTS=100000 npx vitest run src/games/energy-empire/playouts.test.ts`. */
const games = Number(process.env['PLAYOUTS'] ?? 2000);
const BATCHES = 20;
const PATIENCE = 60_000 + games * 200;

/** In one game of so many every position is held to all laws, in the others one position to one law. */
const THOROUGH = 500;

const { say } = speaker(words, NAMES);

/** Every number of seats an equal share, each with both kinds of set-up. */
function agreementOf(number: number): Agreement {
  const seats = (number % 5) + 1;
  const setup = Math.floor(number / 5) % 2 === 0 ? 'own-turn' : 'lap';
  return { game: energyEmpire.id, rules: energyEmpire.rules, seats, options: { setup }, seed: seedOf(number) };
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

/** Every view is plain data, and a bystander knows no more than any seat. */
function shows({ game, state, agreement }: Play): void {
  for (const viewer of viewersOf(agreement.seats)) isPlainData(game.view(state, viewer));
}

const LAWS = [replaysToTheSame, keepsSecrets, travels, speaks, shows, ({ state }: Play) => isPlainData(state)];

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
      },
    });
    expect(state.deferred).toEqual([]);
  } catch (error) {
    const link = last ? encode(friends(last), last) : 'before its first question';
    throw new Error(`game ${number} fails at #${link}`, { cause: error });
  }
}

describe(`${games} random games`, () => {
  const batches = Array.from({ length: BATCHES }, (_, batch) => batch);
  it.each(batches)('all end, keep the laws and never come to a dead end (%i)', { timeout: PATIENCE }, (batch) => {
    for (let number = batch; number < games; number += BATCHES) playGame(number);
  });
});
