import { render } from 'lit';
import { beforeEach, describe, expect, it } from 'vitest';
import { standardOptions } from '../../../../engine/game.ts';
import { Play } from '../../../../engine/play.ts';
import { draw, drawn } from '../../../../testing/elements/harness.ts';
import { board } from '../../../../ui/app/session/board.ts';
import { picked } from '../../../../ui/app/session/moves.ts';
import type { Session } from '../../../../ui/app/session/session.ts';
import type { Box } from '../../../box.ts';
import { box as energyEmpire } from '../../index.ts';

/** Two nations at the table, when the first has a worker to place. */
function opening(): Session {
  const box: Box = energyEmpire;
  const { game } = box;
  const options = standardOptions(game, 2, 'link');
  const play = Play.start(game, { game: game.id, rules: game.rules, seats: 2, options, seed: 'AAAAAAAA' });
  while (play.ask && play.ask.about !== 'turn') play.answer(0);
  const viewer = play.ask?.seat ?? 0;
  return {
    box,
    title: 'Energy Empire',
    cover: { names: ['Ana', 'Ben'], kinds: ['human', 'human'], way: 'link', again: 0 },
    play,
    mySeats: [viewer],
    viewer,
    chosen: undefined,
    showing: undefined,
    isFilm: false,
    isSaved: true,
  };
}

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

describe('the own move', () => {
  let now: Session;
  /** Every animation that starts on the table: its name, and what moves. */
  let started: { readonly name: string; readonly on: Element }[];
  const startedOn = (name: string, selector: string) =>
    started.filter((one) => one.name === name && one.on.matches(selector));

  beforeEach(async () => {
    now = opening();
    await draw(board(now));
    started = [];
    table().inside.addEventListener('animationstart', (event) => {
      if (event instanceof AnimationEvent && event.target instanceof Element) {
        started.push({ name: event.animationName, on: event.target });
      }
    });
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

  it('is seen: what it brings catches the eye on the mat, and goes on doing so', async () => {
    await mine();
    const noticed = () => startedOn('noticed', '.mat .resource.steel');
    await expect.poll(noticed).toHaveLength(1);
    for (const { on } of noticed()) expect(on.getAnimations().map(({ playState }) => playState)).toEqual(['running']);
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
