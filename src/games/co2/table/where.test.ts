import { describe, expect, it } from 'vitest';
import type { RefOf } from '../../../engine/lexicon.ts';
import { playout } from '../../../testing/playout.ts';
import { agreementOn } from '../../../testing/tables.ts';
import { co2 } from '../rules/game.ts';
import type { Ask, Co2, Ref } from '../rules/lexicon.ts';
import { say } from '../rules/vocabulary.ts';
import { eagerly, tableOf } from '../testing/random-games.ts';
import { scenario } from '../testing/scenario.ts';
import { carries } from './box/carries.ts';
import { placeOf, turnTo, whereIs } from './where.ts';

const lookAt = (arrange?: Parameters<typeof scenario>[1]) => {
  const { play } = scenario(2, arrange);
  return { ask: play.ask, view: co2.view(play.state, 0) };
};

const asking = (about: Ref, ...refs: readonly RefOf<Co2>[]): Ask => ({
  seat: 0,
  about,
  prompt: say('ask.turn'),
  options: refs.map((ref) => ({ ref, say: say('turn.done') })),
  refused: [],
});

describe('where a thing lies', () => {
  it('a project lies in its region, a topic among the summits, a card in the hand', () => {
    const { view } = lookAt();
    expect(placeOf('project:asia:2', view)).toEqual({ region: 'asia' });
    expect(placeOf('summit:kyoto:solar', view)).toEqual({ drawer: 'summits' });
    expect(placeOf('card:lobby-07', view)).toEqual({ drawer: 'hand' });
    expect(placeOf('card:un-34', view)).toEqual({ drawer: 'goals' });
    expect(placeOf('market:buy', view)).toEqual({ drawer: 'globe' });
  });

  it('a scientist lies where it works', () => {
    const { view } = lookAt((stage) =>
      stage
        .project('africa', 1, 'solar')
        .scientist(0, 1, { region: 'africa', slot: 1 })
        .scientist(0, 2, { place: 'kyoto', topic: 'solar' }),
    );
    expect(placeOf('scientist:0:0', view)).toEqual({ drawer: 'hand' });
    expect(placeOf('scientist:0:1', view)).toEqual({ region: 'africa' });
    expect(placeOf('scientist:0:2', view)).toEqual({ drawer: 'summits' });
  });

  it('a standing order lies in the hand, what it may say only in the slip', () => {
    const { view } = lookAt();
    expect(placeOf('order:permits', view)).toEqual({ drawer: 'hand' });
    expect(placeOf('order:permits:hand', view)).toBeUndefined();
    expect(placeOf('button:recruit', view)).toEqual({ drawer: 'hand' });
    expect(placeOf('button:done', view)).toBeUndefined();
  });
});

describe('a decision', () => {
  const { view } = lookAt();
  const turned = (...refs: readonly RefOf<Co2>[]) => turnTo(whereIs(asking('turn', ...refs), view), 'europe');

  it('is made where the player looks already, if it can be', () => {
    expect(turned('project:asia:1', 'project:europe:1')).toEqual({ region: 'europe', drawer: undefined });
  });

  it('turns to the first region that has something to pick', () => {
    expect(turned('project:africa:1', 'project:asia:1').region).toBe('asia');
  });

  it('leaves the board where something was just done, unless there is only one other place to decide', () => {
    const midTurn = (...refs: readonly RefOf<Co2>[]) => turnTo(whereIs(asking('turn', ...refs), view), 'europe', true);
    expect(midTurn('project:africa:1', 'project:asia:1')).toEqual({ region: 'europe', drawer: undefined });
    expect(midTurn('project:asia:1', 'card:lobby-07')).toEqual({ region: 'europe', drawer: undefined });
    expect(midTurn('project:asia:1', 'project:asia:2').region).toBe('asia');
  });

  it('opens a drawer only if no region will do', () => {
    expect(turned('expertise:solar').drawer).toBe('expertise');
    expect(turned('expertise:solar', 'region:asia').drawer).toBeUndefined();
    expect(turned('button:hand', 'button:done').drawer).toBe('hand');
  });

  it('leaves the drawers shut for what is laid on the stage or said in the slip', () => {
    expect(turned('bundle:3:0:0', 'amount:2').drawer).toBeUndefined();
    expect(turnTo(whereIs(asking('draft', 'card:lobby-07'), view), 'europe').drawer).toBeUndefined();
  });

  it('counts what can be picked in each place', () => {
    const { ask, view } = lookAt();
    const { regions, drawers } = whereIs(ask, view);
    expect(regions.asia).toBe(3);
    expect(drawers.globe).toBe(2);
  });
});

describe('every question of a game', () => {
  it.each([0, 1, 2])('lays only cards and bids on the stage (%i)', (number) => {
    const staged = new Set<string>();
    playout(co2, agreementOn(tableOf(number), co2, number), number, {
      choose: eagerly,
      at({ ask, state }) {
        if (!ask || !whereIs(ask, co2.view(state, ask.seat)).isStaged) return;
        for (const { ref } of ask.options) staged.add(ref.split(':')[0] ?? '');
      },
    });
    expect(['amount', 'button', 'card']).toEqual(expect.arrayContaining([...staged]));
  });
});

describe('the slip is brief', () => {
  it('where the table carries the options, and only there', () => {
    const studying = scenario(2, (stage) =>
      stage.project('asia', 1, 'solar').project('europe', 1, 'fusion').scientist(0, 0, { region: 'asia', slot: 1 }),
    );
    const isCarried = () => studying.play.ask && carries(studying.play.ask);
    expect(isCarried()).toBe(true);
    studying.pick('scientist:0:0');
    expect(isCarried()).toBe(true);
    studying.pick('button:hand', 'project:africa:1');
    expect(isCarried()).toBe(false);
  });
});
