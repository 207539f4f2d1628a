import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawn, mount, press, screenRequests } from '../../testing/elements/harness.ts';
import './scan-sheet.ts';

describe('scanning a code', () => {
  /** A camera that sees the code at the third look. */
  function camera() {
    let looks = 0;
    return { stream: new MediaStream(), read: async () => (++looks < 3 ? undefined : 'https://x/#7F3K') };
  }
  const plays = () =>
    document.querySelector('scan-sheet')?.shadowRoot?.querySelector('video')?.dispatchEvent(new Event('playing'));

  it('waits for the camera, then looks until it finds something, and opens that once', async () => {
    const asked = screenRequests(await mount('scan-sheet', { camera: camera() }));
    await expect.element(page.getByRole('status')).toHaveTextContent('Waiting for the camera.');
    plays();
    await drawn();
    await expect.element(page.getByRole('status')).toHaveTextContent('Hold the code inside the frame.');
    await expect.poll(() => asked).toEqual([{ do: 'open-link', text: 'https://x/#7F3K' }]);
  });

  it('goes on looking after a look that failed', async () => {
    let looks = 0;
    const read = async () => {
      if (++looks === 1) throw new Error('out of focus');
      return 'https://x/#7F3K';
    };
    const asked = screenRequests(await mount('scan-sheet', { camera: { stream: new MediaStream(), read } }));
    plays();
    await expect.poll(() => asked).toHaveLength(1);
  });

  it('can be left for the clipboard', async () => {
    const asked = screenRequests(await mount('scan-sheet'));
    await press('Paste instead');
    await press('Close');
    expect(asked).toEqual([{ do: 'paste' }, { do: 'close' }]);
  });
});
