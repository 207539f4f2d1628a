import { structureOf } from '../cards/structures.ts';
import { refs } from '../lexicon.ts';
import { structureSaid } from '../market.ts';
import type { Module } from '../modules.ts';
import { matOf } from '../state.ts';
import { say } from '../vocabulary.ts';
import { NEW_IMPACT_IDS } from './cards/impacts.ts';
import { NEW_NATION_IDS } from './cards/nations.ts';
import { NEW_CARDS } from './cards/structures.ts';
import { takeBenefits } from './generates.ts';
import { onOff } from './options.ts';

const THREE = 'three';
export const MORE_NATIONS_DEALT = 3;

/** Seven nations more; if the players like, each chooses from three instead of two. */
export const newNations: Module = {
  option: {
    id: 'new-nations',
    values: ['off', 'on', THREE],
    standard: () => 'off',
    closed: (value, seats) => (value === THREE && seats === 1 ? say('closed.nations') : undefined),
  },
  nations: NEW_NATION_IDS,
  nationsDealt: (options) => (options['new-nations'] === THREE ? MORE_NATIONS_DEALT : undefined),
};

/** Six impacts more among the late ones. */
export const newImpacts: Module = { option: onOff('new-impacts'), impacts: NEW_IMPACT_IDS };

/** Eighteen structures more. */
export const newStructures: Module = {
  option: onOff('new-structures'),
  structures: NEW_CARDS,
  generates(context, when) {
    const cards = matOf(context.state, context.seat).structures.map(({ card }) => ({
      name: structureSaid(card),
      ref: refs.structure(card),
      generates: structureOf(card).generates,
    }));
    return takeBenefits(context, when, cards);
  },
};
