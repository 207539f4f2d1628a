import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../engine/ask.ts';
import { Play } from '../../../engine/play.ts';
import { scenario } from '../testing/scenario.ts';
import { energyEmpire } from './game.ts';

/**
 * The order of what is offered is part of every link: an answer is a number into it. Where one of these changes, the
 * rules version rises and old journals must still replay as they did.
 */
describe('The order of options', () => {
  it('of the New Game form', () => {
    const specs = energyEmpire.options.map(({ id, values }) => `${id}: ${values.join(' ')}`);
    expect(specs).toMatchInlineSnapshot(`
      [
        "setup: own-turn lap",
        "new-nations: off on three",
        "megastructures: off on",
        "espionage: off on",
        "new-impacts: off on",
        "new-structures: off on",
        "doomsday-clock: off on",
        "clash: off on",
        "hints: allowed none",
      ]
    `);
  });

  it('of the first turn of three players, one and two answers deep', () => {
    const agreement = {
      game: 'energy-empire',
      rules: energyEmpire.rules,
      seats: 3,
      options: { setup: 'own-turn' },
      seed: 'Offers01',
    };
    const play = Play.start(energyEmpire, agreement);
    const opening = [line(play.ask)];
    play.answer(0);
    opening.push(line(play.ask));
    play.answer(0);
    const deeper = play.ask?.options.map(({ ref }, index) => {
      const next = play.fork();
      next.answer(index);
      return `${ref} → ${line(next.ask)}`;
    });
    expect([...opening, line(play.ask), ...(deeper ?? [])]).toMatchInlineSnapshot(`
      [
        "0 ask.nation: nation:soviet-union nation:japan",
        "0 ask.tile: achievement:strong-workforce achievement:leading-consumer",
        "0 ask.turn: location:government-market location:scientific-research location:industry-market location:mine location:oil-drilling location:chemistry location:power-plant location:commerce-market location:finance location:buy-sell-oil location:trade button:generate button:discard",
        "location:government-market → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:scientific-research → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:industry-market → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:mine → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:oil-drilling → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:chemistry → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:power-plant → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:commerce-market → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:finance → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:buy-sell-oil → 0 ask.energy: energy:0 energy:1 energy:2",
        "location:trade → 0 ask.energy: energy:0 energy:1 energy:2",
        "button:generate → 0 ask.claim: achievement:commercial-empire achievement:cultural-heritage achievement:nuclear-capability button:decline",
        "button:discard → 0 ask.discard: button:discard-tile button:back",
      ]
    `);
  });

  it('of a rich turn: every location, every card, every way to pay', () => {
    const rich = { money: 9, steel: 9, plastic: 9, science: 9, oil: 9, energy: 9, nation: 'iraq' } as const;
    const market = { commerce: ['bank', 'bank-2', 'farm'], industry: ['iron-mine'] } as const;
    const turn = (...refs: string[]) =>
      line(
        scenario(3, { ...rich, market, structures: ['port', 'farm-2', 'uranium-mine'], tiles: ['wealth'] }).play(
          ...refs,
        ).ask,
      );
    expect([
      turn(),
      turn('location:commerce-market', 'energy:0'),
      turn('location:commerce-market', 'energy:0', 'market:commerce:2'),
      turn('location:power-plant', 'energy:0'),
      turn('location:trade', 'energy:0'),
      turn('location:finance', 'energy:0'),
      turn('location:finance', 'energy:0', 'effect:0'),
      turn('location:finance', 'energy:0', 'effect:0', 'structure:farm-2'),
      turn('location:finance', 'energy:0', 'effect:0', 'structure:port', 'plank:0:1'),
      turn('location:clean-up', 'energy:0'),
      turn('location:scientific-research', 'energy:0'),
      turn('location:chemistry', 'energy:0'),
      turn('button:generate'),
      turn('button:generate', 'button:decline'),
      turn('button:generate', 'button:decline', 'refine:4'),
      turn('button:discard'),
    ]).toMatchInlineSnapshot(`
      [
        "0 ask.turn: location:government-market location:scientific-research location:education location:clean-up location:industry-market location:mine location:oil-drilling location:chemistry location:power-plant location:commerce-market location:finance location:buy-sell-oil location:trade button:generate button:discard",
        "0 ask.buy: market:commerce:0 market:commerce:1 market:commerce:2",
        "0 ask.pay: pay:money pay:plastic",
        "0 ask.buy-die: supply:solar-wind supply:hydro-geo supply:coal supply:nuclear",
        "0 ask.trade: trade:money:steel trade:money:plastic trade:money:science trade:steel:money trade:steel:plastic trade:steel:science trade:plastic:money trade:plastic:steel trade:plastic:science trade:science:money trade:science:steel trade:science:plastic button:done",
        "0 effect.either.ask: effect:0 effect:1 effect:2",
        "0 ask.activate: structure:port structure:farm-2 nation button:done button:discard",
        "0 ask.plank: plank:0:2 plank:1:1 plank:2:0",
        "0 effect.either.ask: effect:0 effect:1 effect:2 effect:3",
        "0 ask.cleanup: space:air:1 button:decline",
        "0 ask.peek: impact:0 impact:1 impact:2 impact:3 impact:4 impact:5 button:decline",
        "0 ask.pollute: space:air:2 space:air:3 space:air:4 space:air:5 space:forest:1 space:forest:2 space:forest:3 space:forest:4 space:forest:5 space:ocean:1 space:ocean:2 space:ocean:3 space:ocean:4 space:ocean:5",
        "0 ask.claim: achievement:award-winning achievement:clean-air achievement:commercial-empire button:decline",
        "0 ask.refine: refine:0 refine:1 refine:2 refine:3 refine:4",
        "0 ask.roll: button:roll die:petroleum",
        "0 ask.discard: button:discard-tile button:back",
      ]
    `);
  });
});

function line(ask: Ask | undefined): string {
  return ask ? `${ask.seat} ${ask.prompt.key}: ${ask.options.map(({ ref }) => ref).join(' ')}` : 'over';
}
