import { describe, expect, it } from 'vitest';
import { sessionAt } from '../../../testing/elements/session.ts';
import { confirmed, lookedAhead, undone } from '../../../ui/app/session/moves.ts';
import { offersOf } from '../../../ui/app/session/presenting.ts';
import { box } from '../index.ts';

await box.loadWords?.();
const deciding = sessionAt(box, ({ ask }) => ask?.about === 'turn');
const placing = lookedAhead(deciding, 'location:mine', 'energy:2');

describe('A worker about to be placed', () => {
  it('is only looked at, with the energy that is set for it', () => {
    expect(placing.play.picks).toEqual(deciding.play.picks);
    const { askAfterChosen, next, confirmLabel } = offersOf(placing);
    expect(askAfterChosen?.options.map(({ ref }) => ref)).toContain(next);
    expect(confirmLabel).toBe('Place worker');
  });

  it('costs the energy that is set, on the receipt as in the game', () => {
    const [, energy] = offersOf(placing).receiptOf('location:mine')?.pays ?? [];
    expect(energy).toMatchObject({ icon: 'energy', value: (energy?.after ?? 0) + 2 });
  });

  it('stands there on that energy with one press', () => {
    const { play } = confirmed(placing);
    expect(play.picks.slice(deciding.play.picks.length)).toEqual(['location:mine', 'energy:2']);
  });

  it('is taken back with nothing decided', () => {
    expect(undone(placing).play.picks).toEqual(deciding.play.picks);
    expect(offersOf(undone(placing)).chosen).toBeUndefined();
  });
});
