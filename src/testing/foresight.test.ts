import { describe, expect, it } from 'vitest';
import { Play } from '../engine/play.ts';
import { preview } from '../engine/preview.ts';
import { foreseesBlindly, foreseesTruly, type Prophet } from './foresight.ts';
import { playout, randomAgreement } from './playout.ts';
import { type Fair, type FairView, toy } from './toy.ts';

const everyPosition = (law: (play: Play<Fair, FairView>) => unknown) =>
  playout(toy, randomAgreement(toy, 1), 1, { at: (play) => void law(play) });

/** Promises that nothing ever changes. */
const liar: Prophet = (play, ref) => {
  const promised = preview(play, ref);
  return promised && { ...promised, view: play.game.view(play.state, 0) };
};

/** Takes the option as it would really happen, chance and all, and tells of it. */
const peeker: Prophet = (play, ref) => {
  const real = play.fork();
  real.pick(ref);
  return { view: real.game.view(real.state, 0), lines: [], horizon: { kind: 'chance' } };
};

describe('the law of foresight', () => {
  it('holds for the engine: what is promised happens', () => {
    everyPosition((play) => foreseesTruly(play));
  });

  it('holds for the engine: neither secrets nor chance make a difference', () => {
    everyPosition((play) => foreseesBlindly(play));
  });

  it('is broken by a lie', () => {
    expect(() => everyPosition((play) => foreseesTruly(play, liar))).toThrow();
  });

  it('is broken by a look at the real stream of chance, or at what is hidden', () => {
    const telling: typeof toy = {
      ...toy,
      view: (fair, viewer) => ({
        ...toy.view(fair, viewer),
        day: fair.purses.flatMap(({ goods }) => goods).join().length,
      }),
    };
    const peeks = (): void => {
      playout(telling, randomAgreement(toy, 1), 1, {
        at: (play) => foreseesBlindly(play, peeker),
      });
    };
    expect(peeks).toThrow();
  });

  it('is broken by saying that chance decides where it does not', () => {
    const timid: Prophet = (play, ref) => {
      const promised = preview(play, ref);
      return promised && { ...promised, horizon: { kind: 'chance' } };
    };
    expect(() => foreseesTruly(Play.start(toy, randomAgreement(toy, 1)), timid)).toThrow('is said to meet chance');
  });
});
