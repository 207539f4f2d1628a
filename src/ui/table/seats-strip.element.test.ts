import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, fired, keys, mount, press, requests, tell } from '../../testing/elements/harness.ts';
import { seats } from '../../testing/elements/table-model.ts';
import { says } from '../../testing/little-game.ts';
import './seats-strip.ts';

const rival = { ref: 'rival', name: 'The Rival', epithet: 'nobody', figures: [], mat: html`` };
const items = () => page.getByRole('listitem').elements();
const labels = (at: number) => [...(items()[at]?.querySelectorAll('[role=img]') ?? [])].map((one) => one.ariaLabel);

describe('who plays', () => {
  it('is listed in turn order', async () => {
    await mount('seats-strip', { seats });
    await expect.element(page.getByRole('region', { name: 'Seats in turn order' })).toBeVisible();
    expect(items().map((item) => item.querySelector('b')?.textContent)).toEqual(['Ana', 'Ben', 'Caro']);
  });

  it('is told in words, too, with who decides', async () => {
    await mount('seats-strip', { seats });
    await expect.element(button(/^Ana decides/)).toBeVisible();
    expect(button(/Ben decides/).query()).toBeNull();
  });

  it('shows three figures on a strip, and all of them on a rail', async () => {
    const strip = await mount('seats-strip', { seats });
    expect(labels(1)).toEqual(['Money', 'Plastic', 'Goals']);
    await tell(strip, { rail: true });
    expect(labels(1)).toEqual(['Money', 'Plastic', 'Goals', 'Medals']);
  });

  it('shows all figures on a tablet, on two lines', async () => {
    await page.viewport(820, 1180);
    await mount('seats-strip', { seats: seats.map((one) => ({ ...one, figures: [...one.figures, ...one.figures] })) });
    const lines = [...(items()[1]?.querySelectorAll('.figures') ?? [])];
    expect(lines.map((line) => line.querySelectorAll('.figure').length)).toEqual([4, 4]);
    await page.viewport(414, 896);
  });

  it('shows what everybody would score now, and where there may be more', async () => {
    const rows = [
      { say: says('Coins'), points: [4, 2, 0], unknown: [] },
      { say: says('Cards'), points: [3, 0, 0], unknown: [1] },
    ];
    const standing = { sides: [[0], [1], [2]], rows, totals: [7, 2, 0] };
    await mount('seats-strip', { seats, standing });
    const scores = items().map((item) => item.querySelector('.score')?.textContent?.replaceAll(/\s+/g, ''));
    expect(scores).toEqual(['7', '2+?', '0']);
  });

  it('has a second line on a rail: the epithet, and which seat is mine', async () => {
    const [ana, ...others] = seats;
    if (!ana) throw new Error('nobody sits there');
    await mount('seats-strip', { seats: [{ ...ana, epithet: 'The Red Empire' }, ...others], rail: true });
    expect(items()[0]?.querySelector('small')?.textContent).toBe('The Red Empire, you');
    expect(items()[1]?.querySelector('small')).toBeNull();
  });

  it('shows what a seat has put off', async () => {
    const owing = seats.map((one) => (one.seat === 2 ? { ...one, owes: 'Oil Crisis' } : one));
    await mount('seats-strip', { seats: owing });
    await expect.element(button(/^Caro .*To decide: Oil Crisis$/)).toBeVisible();
  });

  it('shows the seals of a sealed game, and a press on one asks how fair it is', async () => {
    const kinds = ['whole', 'blank', 'joint'] as const;
    const strip = await mount('seats-strip', { seats: seats.map((one, at) => ({ ...one, seal: kinds[at] })) });
    const [asked, opened] = [requests(strip), fired(strip, 'panel')];
    await expect.element(button(/^Ben sealed, not played yet/)).toBeVisible();
    await expect.element(button(/^Caro sealed with a new key/)).toBeVisible();
    strip.shadowRoot?.querySelector<HTMLElement>('.fair')?.click();
    expect(asked).toEqual([{ do: 'fairness' }]);
    expect(opened).toEqual([]);
  });

  it('opens the seat that is pressed, by mouse and by key', async () => {
    const strip = await mount('seats-strip', { seats });
    const opened = fired(strip, 'panel');
    await press(/^Ben/);
    strip.focus();
    await keys('{Enter}');
    expect(opened.map(({ panel }) => panel)).toEqual([
      { kind: 'seat', seat: 1 },
      { kind: 'seat', seat: 0 },
    ]);
  });

  it('has somebody whom nobody plays at its end', async () => {
    const strip = await mount('seats-strip', { seats, automa: rival });
    const opened = fired(strip, 'panel');
    expect(items().at(-1)?.textContent).toContain('The Rival');
    await press(/^The Rival/);
    expect(opened.map(({ panel }) => panel)).toEqual([{ kind: 'automa' }]);
  });

  it('comes into sight when it is their turn to decide', async () => {
    await page.viewport(360, 640);
    const many = [...seats, ...seats, ...seats].map((one, seat) => ({
      ...one,
      seat,
      name: `Player ${seat + 1}`,
      isDeciding: seat === 0,
    }));
    const strip = await mount('seats-strip', { seats: many });
    const list = page.getByRole('list').element();
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await tell(strip, { seats: many.map((one) => ({ ...one, isDeciding: one.seat === 7 })) });
    await expect.element(button(/^Player 8/)).toBeInViewport();
    await page.viewport(1280, 800);
  });
});
