import { keysOf } from '../../../engine/record.ts';
import type { Witness } from '../../../testing/balance.ts';
import { ENDINGS, playerOf, type State } from '../rules/state.ts';
import { PRESETS } from '../rules/tables/fossils.ts';

export const witness: Witness<State> = {
  traits(state, seat) {
    const { goal, unGoals } = playerOf(state, seat);
    return [`goal/${goal}`, ...unGoals.map((un) => `un goal/${un}`)];
  },
  outcomes: ({ ended }) => Object.fromEntries(ENDINGS.map((ending) => [`ended/${ending}`, ended === ending])),
  tables: Object.fromEntries(keysOf(PRESETS).map((preset) => [preset, { fossils: preset }])),
};
