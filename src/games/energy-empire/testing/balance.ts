import type { Witness } from '../../../testing/balance.ts';
import { structureOf } from '../rules/cards/structures.ts';
import { MIDNIGHT } from '../rules/cold-war/cards/clock.ts';
import { scores } from '../rules/scoring.ts';
import { arrangementOf, matOf, type State } from '../rules/state.ts';

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
    const hasRivalWon = state.rival !== undefined && winners.includes(state.mats.length);
    return [
      ...(arrangementOf(state).isSolo && winners.length > 0 ? ['goals reached'] : []),
      ...(hasRivalWon ? ['won by the Rival'] : []),
      ...(state.clock?.hour === MIDNIGHT ? ['midnight'] : []),
    ];
  },
  tables: {
    clock: { 'doomsday-clock': 'on' },
    rival: { clash: 'on' },
    'rival and clock': { clash: 'on', 'doomsday-clock': 'on' },
  },
};
