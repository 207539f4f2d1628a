import type { Witness } from '../../../testing/balance.ts';
import { structureOf } from '../rules/cards/structures.ts';
import { MIDNIGHT } from '../rules/cold-war/cards/clock.ts';
import { clash } from '../rules/cold-war/clash.ts';
import { COLD_WAR } from '../rules/cold-war/index.ts';
import { scores } from '../rules/scoring.ts';
import { arrangementOf, matOf, type State } from '../rules/state.ts';

const RIVAL = clash.option.id;
const MODULES = COLD_WAR.map(({ option }) => option.id);

export const witness: Witness<State> = {
  traits(state, seat) {
    const { nation, structures, tiles, megastructures = [] } = matOf(state, seat);
    return [
      ...(nation ? [`nation/${nation}`] : []),
      ...structures.map(({ card }) => `structure/${structureOf(card).id}`),
      ...megastructures.map(({ id }) => `megastructure/${id}`),
      ...tiles.map((tile) => `achievement/${tile}`),
    ];
  },
  outcomes(state) {
    const { winners } = scores(state);
    return {
      ...(arrangementOf(state).isSolo && { 'goals reached': winners.length > 0 }),
      ...(state.rival && { 'won by the Rival': winners.includes(state.mats.length) }),
      ...(state.clock && { midnight: state.clock.hour === MIDNIGHT }),
    };
  },
  tables: {
    ...Object.fromEntries(MODULES.map((id) => [id, { [id]: 'on' }])),
    ...Object.fromEntries(
      MODULES.filter((id) => id !== RIVAL).map((id) => [`rival and ${id}`, { [RIVAL]: 'on', [id]: 'on' }]),
    ),
  },
};
