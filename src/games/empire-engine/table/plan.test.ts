import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { Offers } from '../../../ui/kit/offers.ts';
import type { EmpireEngine, Ref } from '../rules/lexicon.ts';
import { type Setting, scenario } from '../testing/scenario.ts';
import { words } from '../words.en.ts';
import { actionRef, carries, gearOption, gearsInHand, planOption, plansOf, playableGears } from './plan.ts';
import { plateWords, shortPlateWords } from './telling.ts';

const names = ['Ines', 'Bob', 'Mariko'];

/** The first seat plans, in one visit. */
function at(setting: Partial<Setting> = {}, picks: readonly Ref[] = [], chosen?: Ref) {
  const { play } = scenario({
    seats: 3,
    round: 2,
    start: 2,
    tops: Array(3).fill('arm invent'),
    ...setting,
  });
  for (const ref of picks) play.pick(ref);
  const seat = play.ask?.seat ?? 0;
  const view = play.game.view(play.state, seat);
  const owner = view.seats[seat];
  if (!owner) throw new Error('nobody is asked');
  const offers = new Offers<EmpireEngine>(play.ask, speaker(words, names), chosen);
  const plans = plansOf(view, seat, chosen);
  return { view, owner, offers, plans, told: { view, speaker: offers.speaker, plans } };
}

describe('an engine’s medallions', () => {
  it('stand for the turns that bring them up', () => {
    const { owner } = at();
    expect(actionRef(owner, 'left', 'arm')).toBe('plan:left:0');
    expect(actionRef(owner, 'left', 'attack')).toBe('plan:left:1');
    expect(actionRef(owner, 'left', 'produce')).toBe('plan:left:2');
    expect(actionRef(owner, 'left', 'salvage')).toBe('plan:left:3');
  });

  it('stand for themselves in the first round', () => {
    expect(actionRef(at({ round: 1 }).owner, 'right', 'defend')).toBe('start:right:defend');
  });

  it('all are offered or refused by the ask, and nothing else is', () => {
    for (const round of [1, 2]) {
      const { owner, offers } = at({ round, ready: ['', '', ''] });
      const refs = (['arm', 'salvage', 'produce', 'attack'] as const).map((action) => actionRef(owner, 'left', action));
      for (const ref of refs) expect(offers.get(ref)).toBeDefined();
    }
  });
});

describe('the engines', () => {
  it('carry every action while they are planned, so that the slip need not', () => {
    for (const round of [1, 2]) {
      const { offers } = at({ round });
      expect(offers.ask && carries(offers.ask)).toBe(true);
    }
    const fuel = at({ ready: ['sg', '', ''] }, ['plan:left:0']);
    expect(fuel.offers.ask && carries(fuel.offers.ask)).toBe(false);
  });
});

describe('a gear put on an engine', () => {
  it('means its free turns', () => {
    const { offers } = at();
    expect(gearOption(offers, 1, 'left')).toBe('plan:left:1');
    expect(gearOption(offers, 2, 'right')).toBe('plan:right:2');
  });

  it('means nothing where it cannot be laid', () => {
    const { offers } = at({}, ['plan:left:1']);
    expect(gearOption(offers, 2, 'left')).toBeUndefined();
    expect(gearOption(offers, 1, 'right')).toBeUndefined();
    expect(gearOption(offers, 2, 'right')).toBe('plan:right:2');
    expect(playableGears(offers)).toEqual([2]);
  });

  it('cannot be taken up when nothing is planned', () => {
    expect(playableGears(at({ round: 1 }).offers)).toEqual([]);
  });
});

describe('a plan', () => {
  it('is what lies face down and what is being looked at', () => {
    const { plans } = at({}, ['plan:left:1'], 'plan:right:2');
    expect(plans.left).toMatchObject({ action: 'attack', gear: 1, turns: 1, isPreview: false });
    expect(plans.right).toMatchObject({ action: 'export', gear: 2, turns: 2, isPreview: true });
    expect(gearsInHand(plans)).toEqual([]);
  });

  it('knows its fuel when there is only one kind', () => {
    expect(at({ ready: ['gg', '', ''] }, [], 'plan:left:0').plans.left).toMatchObject({
      isFuelled: true,
      fuel: 'good',
    });
    expect(at({}, [], 'plan:left:0').plans.left).toMatchObject({ isFuelled: true, fuel: undefined });
    expect(at({ ready: ['gg', '', ''] }, [], 'plan:left:1').plans.left).toMatchObject({
      isFuelled: false,
      fuel: undefined,
    });
  });

  it('is read from nothing else', () => {
    const { owner } = at();
    for (const ref of [
      'fuel:good',
      'order:block:left',
      'start:left:defend',
      'prophecy:1:left:arm',
      undefined,
    ] as const) {
      expect(planOption(owner, ref)).toBeUndefined();
    }
  });
});

describe('the plates under your engines', () => {
  it('say the gear, the turns, whom it hits and what it costs', () => {
    const { told, owner } = at({}, [], 'plan:right:1');
    expect(plateWords(told, owner, 'right')).toBe('gear 1, 1 turn: Attack Mariko, pays 1 soldier');
    expect(plateWords(told, owner, 'left')).toBe('then gear 2: Produce, or Salvage for a cube');
    expect(shortPlateWords(told, owner, 'right')).toBe('1 turn: Attack');
    expect(shortPlateWords(told, owner, 'left')).toBe('gear 2 to come');
  });

  it('warn of an attack that nobody will carry', () => {
    const broke = at({ ready: ['g', '', ''] }, [], 'plan:right:1');
    expect(plateWords(broke.told, broke.owner, 'right')).toBe('gear 1, 1 turn: Attack Mariko, no soldier to pay');
    const twice = at({ ready: ['s', '', ''], tops: Array(3).fill('arm defend') }, ['plan:left:1'], 'plan:right:2');
    for (const side of ['left', 'right'] as const) {
      expect(plateWords(twice.told, twice.owner, side)).toMatch(/1 soldier for 2 attacks: both fail$/);
    }
    const burning = at({ ready: ['s', '', ''], tops: Array(3).fill('attack invent') }, [], 'plan:left:0');
    expect(plateWords(burning.told, burning.owner, 'left')).toBe(
      'gear 1, 0 turns: Attack Bob, fuel 1 soldier, no soldier to pay',
    );
    const arming = at({ ready: ['g', '', ''], tops: Array(3).fill('produce invent') }, ['plan:left:2'], 'plan:right:1');
    expect(plateWords(arming.told, arming.owner, 'right')).toBe('gear 1, 1 turn: Attack Mariko, pays 1 soldier');
  });
});
