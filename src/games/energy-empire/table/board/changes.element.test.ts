import { render } from 'lit';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw, drawn } from '../../../../testing/elements/harness.ts';
import { sessionAt } from '../../../../testing/elements/session.ts';
import { board } from '../../../../ui/app/session/board.ts';
import { picked } from '../../../../ui/app/session/moves.ts';
import type { Session } from '../../../../ui/app/session/session.ts';
import { box } from '../../index.ts';

/** When one of two nations has its first worker to place. */
const opening = () => sessionAt(box, ({ ask }) => ask?.about === 'turn');

/** Draws what a session shows as the app does: once for the move, and again for whatever else the move brings about. */
async function shown(session: Session): Promise<void> {
  for (let times = 0; times < 3; times++) {
    render(board(session), document.body);
    await table().updateComplete;
  }
  await drawn();
}

function table() {
  const found = document.querySelector('energy-empire-table');
  if (!found?.shadowRoot) throw new Error('no table is drawn');
  return Object.assign(found, { inside: found.shadowRoot });
}

/** An animation by its name, and what moves. */
interface Animated {
  readonly name: string;
  readonly on: Element;
}

function animationOf(event: Event): Animated {
  if (!(event instanceof AnimationEvent && event.target instanceof Element)) throw new Error('nothing moves');
  return { name: event.animationName, on: event.target };
}

describe('the own move', () => {
  let now: Session;
  let started: Animated[];
  let cutShort: Animated[];
  const startedOn = (name: string, selector: string) =>
    started.filter((one) => one.name === name && one.on.matches(selector));

  beforeEach(async () => {
    now = opening();
    await draw(board(now));
    started = [];
    cutShort = [];
    table().inside.addEventListener('animationstart', (event) => started.push(animationOf(event)));
    table().inside.addEventListener('animationcancel', (event) => cutShort.push(animationOf(event)));
  });

  /** A worker goes to the mine, on as little energy as it takes. */
  async function mine(): Promise<void> {
    now = picked(now, 'location:mine');
    await shown(now);
    if (now.play.ask?.about === 'location:mine') now = picked(now, now.play.ask.options[0]?.ref ?? '');
    await shown(now);
  }

  it('is seen: the worker drops into its place', async () => {
    await mine();
    const dropped = () => startedOn('dropped', '[data-anchor="location:mine"] .stack');
    await expect.poll(dropped).toHaveLength(1);
  });

  it('is seen: what it brings catches the eye on the mat, and nothing cuts that short', async () => {
    await mine();
    const noticed = () => startedOn('noticed', '.mat .resource.steel');
    await expect.poll(noticed).toHaveLength(1);
    await shown(now);
    expect(cutShort).toEqual([]);
  });

  it('only looked at changes nothing, and nothing moves', async () => {
    now = { ...now, isCareful: true };
    now = picked(now, now.play.ask?.options[0]?.ref ?? '');
    expect(now.chosen).toBeDefined();
    await shown(now);
    expect(startedOn('noticed', '*')).toEqual([]);
    expect(startedOn('dropped', '*')).toEqual([]);
  });
});
