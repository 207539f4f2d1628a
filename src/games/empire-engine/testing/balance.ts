import type { Witness } from '../../../testing/balance.ts';
import { player, type State } from '../rules/state.ts';

export const witness: Witness<State> = {
  traits(state, seat) {
    const { empire } = player(state, seat);
    return empire ? [`empire/${empire}`] : [];
  },
  outcomes: () => ({}),
  tables: { powers: { powers: 'on' } },
};
