import { describe, expect, it } from 'vitest';
import type { Ref, Seat } from '../engine/ask.ts';
import { type Game, HINTS, type Options, standardOptions } from '../engine/game.ts';
import type { AnyWords } from '../engine/message.ts';
import { speaker } from '../engine/message.ts';
import { Play, replay } from '../engine/play.ts';
import { preview } from '../engine/preview.ts';
import { speak } from '../language/phrasebook.ts';
import { decode, encode } from '../link/index.ts';
import type { Advice } from '../players/advise.ts';
import { SCORE } from '../players/mind.ts';
import { friends } from '../testing/players.ts';
import { dice, playOn, randomAgreement } from '../testing/playout.ts';
import { SEED } from '../testing/seed.ts';
import { Offers } from '../ui/kit/offers.ts';
import { amountOf, type Holding, receipt } from '../ui/kit/receipt.ts';
import { hintsOf } from '../ui/table/hints.ts';
import { ledger as co2Ledger, intends } from './co2/table/box/figures.ts';
import { words as co2Words } from './co2/words.en.ts';
import { ledger as empireEngineLedger } from './empire-engine/table/box/ledger.ts';
import { words as empireEngineWords } from './empire-engine/words.en.ts';
import { ledger as energyEmpireLedger } from './energy-empire/table/box/ledger.ts';
import { words as energyEmpireWords } from './energy-empire/words.en.ts';
import { playersOfGame } from './players.ts';

interface Title {
  readonly words: AnyWords;
  ledger(view: unknown, seat: Seat): readonly Holding[];
  intends?(ref: Ref, view: unknown): readonly Ref[];
}

const TITLES: Readonly<Record<string, Title>> = {
  'energy-empire': { words: energyEmpireWords, ledger: energyEmpireLedger },
  'empire-engine': { words: empireEngineWords, ledger: empireEngineLedger },
  co2: { words: co2Words, ledger: co2Ledger, intends },
};

const POSITIONS = process.env['DEEP'] ? 40 : 6;

/** Somewhere in the middle of games played at random. */
function positions(game: Game): Play[] {
  return Array.from({ length: POSITIONS }, (_, nth) => {
    const agreement = randomAgreement(game, SEED + nth);
    const { answers } = playOn(Play.start(game, agreement), dice(SEED + nth));
    return replay(game, agreement, answers.slice(0, dice(SEED + nth)(answers.length)));
  });
}

/** What is asked, with what trying the options tells. */
function offersAt(play: Play, { words, ledger, intends }: Title): Offers {
  const { ask, game, state, agreement } = play;
  const names = ['Ana', 'Ben', 'Caro', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];
  const seat = ask?.seat ?? 0;
  const view = game.view(state, seat);
  return new Offers(ask, speaker(words, names), undefined, false, {
    receiptOf(ref, ...next) {
      const ahead = preview(play, ref, ...(next.length > 0 ? next : (intends?.(ref, view) ?? [])));
      return ahead && receipt({ ledger }, view, ahead, seat, agreement.seats);
    },
  });
}

/** Everything that trying a move, and what the adviser would do next, changes for whoever is asked. */
function changes(play: Play, { ref, next }: Advice, { ledger, intends }: Title): string[][] {
  const { ask, game, state } = play;
  const seat = ask?.seat ?? 0;
  const view = game.view(state, seat);
  const ways = [intends?.(ref, view) ?? [], ...next.map((_, at) => next.slice(0, at + 1))];
  return ways.map((way) => {
    const before = ledger(view, seat);
    const after = ledger(preview(play, ref, ...way)?.view, seat);
    return [...before, ...after].flatMap((holding) => {
      const valueIn = (holdings: readonly Holding[]) =>
        holdings.find(({ label }) => label === holding.label)?.value ?? 0;
      const by = valueIn(after) - valueIn(before);
      const amount = amountOf(holding, Math.abs(by));
      if (holding.isHarm) return by > 0 ? [`-${amount} more`] : [`+${amount} less`];
      return [`${by > 0 ? '+' : '-'}${amount}`];
    });
  });
}

const partsOf = (text: string | undefined): string[] => text?.split(/, | and /) ?? [];

describe.each(Object.keys(TITLES))('a table of %s', async (id) => {
  const { game } = await playersOfGame(id);
  const linkWith = (options: Options): string => {
    const standard = standardOptions(game, 3, 'link');
    const play = Play.start(game, {
      game: id,
      rules: game.rules,
      seats: 3,
      options: { ...standard, ...options },
      seed: 'Hintings',
    });
    return encode(friends(play), play);
  };

  it('that plays without hints tells everybody in its link', () => {
    const opened = decode(linkWith({ hints: 'none' }), game);
    expect(opened.ok && opened.play.agreement.options['hints']).toBe('none');
  });

  it('that allows them has the same link as before anybody could forbid them', () => {
    const { hints: _, ...before } = standardOptions(game, 3, 'link');
    const old = { ...game, options: game.options.filter((spec) => spec !== HINTS) };
    const play = Play.start(old, { game: id, rules: game.rules, seats: 3, options: before, seed: 'Hintings' });
    expect(linkWith({})).toBe(encode(friends(play), play));
  });
});

describe.each(Object.entries(TITLES))('hints for %s', async (id, title) => {
  await speak('en');
  const players = await playersOfGame(id);
  const plays = positions(players.game);
  const hinted = plays.map((play) => {
    const advice = players.advise(play);
    return { play, advice, offers: offersAt(play, title), hints: hintsOf(offersAt(play, title), advice) };
  });

  it('point at open options only, at most three, each once', () => {
    for (const { offers, hints } of hinted) {
      expect(hints.length).toBeGreaterThan(0);
      expect(hints.length).toBeLessThanOrEqual(3);
      expect(new Set(hints.map(({ ref }) => ref)).size).toBe(hints.length);
      for (const { ref } of hints) expect(offers.get(ref)?.kind).toBe('open');
    }
  });

  it('leave out what is not open, whoever advises it', () => {
    for (const { play, offers, advice } of hinted) {
      const foolish = [...(play.ask?.refused ?? []), { ref: 'nothing:of-the-kind' }];
      const bad = foolish.map(({ ref }) => ({ index: 0, ref, next: [], chance: 1, because: [] }));
      expect(hintsOf(offers, [...bad, ...advice])).toEqual(hintsOf(offers, advice));
    }
  });

  it('say what trying the move tells, and what is likely as the adviser reckons', () => {
    for (const { play, advice, hints } of hinted) {
      for (const { ref, reason } of hints) {
        const told = advice.find((one) => one.ref === ref);
        if (!told) throw new Error(`nobody advised ${ref}`);
        const [, gains, price] = /^(?:Gives|Can give) you (.*?)(?: for (.*))?\.$/.exec(reason) ?? [];
        const [, costs] = /^Costs (?!nothing)(.*)\.$/.exec(reason) ?? [];
        const [, points] = /^Probably worth about (\d+) points?\.$/.exec(reason) ?? [];
        const claims = [
          ...partsOf(gains).map((part) => `+${part}`),
          ...[...partsOf(price), ...partsOf(costs)].map((part) => `-${part}`),
        ];
        const ways = changes(play, told, title);
        expect(
          ways.some((way) => claims.every((claim) => way.includes(claim))),
          `${ref}: ${reason} ${JSON.stringify(ways)}`,
        ).toBe(true);
        if (points) expect(Number(points)).toBe(Math.round(told.because.find(({ sign }) => sign === SCORE)?.more ?? 0));
        expect(reason.length).toBeLessThanOrEqual(90);
      }
    }
  });
});
