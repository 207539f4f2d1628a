import { expect } from 'vitest';
import type { Options } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import type { NationId } from '../rules/cards/nations.ts';
import { energyEmpire } from '../rules/game.ts';
import { diceOf } from '../rules/state.ts';
import type { Cost } from '../rules/tables.ts';
import { scenario } from './scenario.ts';

/** A nation's card: its bonus at the start, and the price of a step in the United Nations. */
export interface PrintedNation {
  readonly start: Cost & { readonly worker?: 1; readonly dice?: readonly string[] };
  readonly step: Cost;
}

const NOTHING = { money: 0, steel: 0, plastic: 0, science: 0, oil: 0 };

/** A game at its first question: who is which nation. */
export function choosingNations(seats: number, options: Options = {}) {
  const agreement = { game: 'energy-empire', rules: energyEmpire.rules, seats, seed: 'Nations1' };
  return Play.start(energyEmpire, { ...agreement, options: { setup: 'own-turn', ...options } });
}

export function startsWithBonus(nation: NationId, { start }: PrintedNation, options: Options = {}): void {
  const play = choosingNations(1, options);
  play.pick(`nation:${nation}`);
  play.answer(0);
  const [mat] = play.state.mats;
  const { worker = 0, dice = [], ...resources } = start;
  expect(mat).toMatchObject({ workers: 3 + worker, resources: { ...NOTHING, ...resources } });
  expect(mat && diceOf(mat)).toEqual(dice);
}

export function paysForStep(nation: NationId, { step }: PrintedNation, modules: readonly string[] = []): void {
  const wish = { nation, modules, workers: 0, energy: 1 };
  const game = scenario(3, { ...wish, ...step })
    .activating('industry')
    .play('nation');
  expect(game.mat()).toMatchObject({ un: 1, nationTokens: ['energy'], resources: NOTHING });
  const [missing = ''] = Object.keys(step);
  const poor = scenario(3, { ...wish, ...step, [missing]: 0, structures: ['iron-mine'] });
  expect(poor.activating('industry').refusal('nation')).toMatchObject({ key: 'refused.lacks' });
}
