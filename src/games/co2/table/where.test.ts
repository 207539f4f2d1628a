import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../engine/ask.ts';
import { standardOptions } from '../../../engine/game.ts';
import { playout, seedOf } from '../../../testing/playout.ts';
import { co2 } from '../rules/game.ts';
import { eagerly } from '../testing/playing.ts';
import { scenario } from '../testing/scenario.ts';
import { placeOf, turnTo, whereIs } from './where.ts';

const lookAt = (arrange?: Parameters<typeof scenario>[1]) => {
  const { play } = scenario(2, arrange);
  return { ask: play.ask, view: co2.view(play.state, 0) };
};

const asking = (...refs: readonly string[]): Ask => ({
  seat: 0,
  prompt: { key: 'turn.act', with: {} },
  options: refs.map((ref) => ({ ref, say: { key: 'x', with: {} } })),
  refused: [],
});

describe('where a thing lies', () => {
  it('a project lies in its region, a topic among the summits, a card in the hand', () => {
    const { view } = lookAt();
    expect(placeOf('project:asia:2', view)).toEqual({ in: 'region', region: 'asia' });
    expect(placeOf('summit:kyoto:solar', view)).toEqual({ in: 'summits' });
    expect(placeOf('card:lobby-07', view)).toEqual({ in: 'hand' });
    expect(placeOf('card:un-34', view)).toEqual({ in: 'goals' });
    expect(placeOf('market:buy', view)).toEqual({ in: 'globe' });
  });

  it('a scientist lies where it works', () => {
    const { view } = lookAt((stage) =>
      stage
        .project('africa', 1, 'solar')
        .scientist(0, 1, { region: 'africa', slot: 1 })
        .scientist(0, 2, { place: 'kyoto', topic: 'solar' }),
    );
    expect([0, 1, 2].map((number) => placeOf(`scientist:0:${number}`, view).in)).toEqual(['hand', 'region', 'summits']);
  });

  it('a card on offer in a draft lies on the stage', () => {
    expect(placeOf('card:lobby-07', lookAt().view, 'draft.ask')).toEqual({ in: 'stage' });
  });
});

describe('a decision', () => {
  const { view } = lookAt();
  const turned = (...refs: readonly string[]) => turnTo(whereIs(asking(...refs), view), 'europe');

  it('is made where the player looks already, if it can be', () => {
    expect(turned('project:asia:1', 'project:europe:1')).toEqual({ region: 'europe', drawer: undefined });
  });

  it('turns to the first region that has something to pick', () => {
    expect(turned('project:africa:1', 'project:asia:1').region).toBe('asia');
  });

  it('opens a drawer only if no region will do', () => {
    expect(turned('expertise:solar').drawer).toBe('expertise');
    expect(turned('expertise:solar', 'region:asia').drawer).toBeUndefined();
    expect(turned('button:hand', 'button:done').drawer).toBe('hand');
  });

  it('leaves the drawers shut for what is laid on the stage or said in the slip', () => {
    expect(turned('bundle:3:0:0', 'amount:2').drawer).toBeUndefined();
    const draft = { ...asking('card:lobby-07'), prompt: { key: 'draft.ask', with: {} } };
    expect(turnTo(whereIs(draft, view), 'europe').drawer).toBeUndefined();
  });

  it('counts what can be picked in each place', () => {
    const { ask, view } = lookAt();
    const { regions, drawers } = whereIs(ask, view);
    expect(regions.asia).toBe(3);
    expect(drawers.globe).toBe(2);
  });
});

describe('every question of a game', () => {
  it.each([1, 3])('lays only cards and bids on the stage, with %i at the table', (seats) => {
    const first = seats > 1 ? 'auction' : 'passed';
    const lobby = seats > 1 ? 'drafted' : 'dealt';
    const options = { ...standardOptions(co2, seats, 'link'), first, lobby };
    const staged = new Set<string>();
    playout(co2, { game: 'co2', rules: co2.rules, seats, options, seed: seedOf(1) }, 1, {
      choose: eagerly,
      at({ ask, state }) {
        if (!ask) return;
        for (const ref of whereIs(ask, co2.view(state, ask.seat)).stage) staged.add(ref.split(':')[0] ?? '');
      },
    });
    expect([...staged].toSorted()).toEqual(seats > 1 ? ['amount', 'button', 'card'] : []);
  });
});
