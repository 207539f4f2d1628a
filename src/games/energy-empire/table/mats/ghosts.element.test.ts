import { beforeEach, describe, expect, it } from 'vitest';
import { draw, drawn } from '../../../../testing/elements/harness.ts';
import { sessionAt } from '../../../../testing/elements/session.ts';
import { board } from '../../../../ui/app/session/board.ts';
import { PointEvent } from '../../../../ui/kit/pick.ts';
import { box } from '../../index.ts';

/** Somebody points at an option, here or on the slip; or at none any more. */
async function point(ref: string | undefined): Promise<void> {
  window.dispatchEvent(new PointEvent(ref));
  await drawn();
}

const find = (selector: string) => document.querySelector('energy-empire-table')?.shadowRoot?.querySelector(selector);

const workers = () => find('.mat [data-anchor^="worker"] .head')?.textContent;

describe('a place that is only pointed at', () => {
  beforeEach(() => draw(board(sessionAt(box, ({ ask }) => ask?.about === 'turn'))));

  it('shows the worker as it would stand there, and is empty again afterwards', async () => {
    await point('location:mine');
    expect(find('[data-location=mine] .ghost')).not.toBeNull();
    expect(find('.drawer')).toBeNull();
    await point('location:trade');
    expect(find('[data-location=mine] .ghost')).toBeNull();
    await point(undefined);
    expect(find('.ghost')).toBeNull();
  });

  it('strikes out what it would take on the mat', async () => {
    const before = workers();
    await point('location:mine');
    expect(find('.mat s')?.textContent).toBe(before);
    expect(find('.mat .then')?.textContent).toBe(String(Number(before) - 1));
    await point(undefined);
    expect(find('.mat s')).toBeNull();
  });
});
