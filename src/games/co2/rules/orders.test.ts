import { describe, expect, it } from 'vitest';
import { keepsSecrets } from '../../../testing/laws.ts';
import { scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { playerOf } from './state.ts';

const byLink = { choices: 'orders' };
const AFRICA = { region: 'africa', slot: 1 } as const;
const endTurn = ['project:europe:1', 'agenda:europe:fusion', 'button:done'] as const;

describe('a standing order on a scientist', () => {
  const occupied = (stage: Stage) => stage.project('africa', 1, 'solar').scientist(1, 0, AFRICA, 'hand');

  it('decides an eviction without a hand-over: by default the hand and an expertise', () => {
    const play = scenario(2, occupied, byLink).pick('project:africa:1');
    expect(play.asked).toBe(0);
    expect(play.player(1)).toMatchObject({ expertise: { solar: 1 }, coins: 5 });
  });

  it('sends it to a summit if there is room, and to the hand if not', () => {
    const kyoto = (stage: Stage) => occupied(stage).scientist(1, 0, AFRICA, 'kyoto');
    expect(scenario(2, kyoto, byLink).pick('project:africa:1').player(1).scientists[0]?.at).toEqual({
      place: 'kyoto',
      topic: 'solar',
    });
    const full = scenario(2, (stage) => kyoto(stage).scientist(0, 1, { place: 'kyoto', topic: 'solar' }), byLink);
    expect(full.pick('project:africa:1').player(1)).toMatchObject({ expertise: { solar: 1 } });
  });

  it('can be to ask after all', () => {
    const play = scenario(2, (stage) => occupied(stage).scientist(1, 0, AFRICA, 'ask'), byLink).pick(
      'project:africa:1',
    );
    expect(play.asked).toBe(1);
    expect(play.offered).toContain('summit:kyoto:solar');
  });

  it('is given in the own turn, once for each place, and forgotten when the scientist moves', () => {
    const play = scenario(
      2,
      (stage) => stage.project('africa', 1, 'solar').project('asia', 1, 'solar').scientist(0, 0, AFRICA, 'hand'),
      byLink,
    );
    play.pick('order:0:0', 'summit:kyoto:solar');
    expect(play.player(0).scientists[0]?.order).toBe('kyoto');
    expect(play.offered).not.toContain('order:0:0');
    play.pick('scientist:0:0', 'project:asia:1');
    expect(play.player(0).scientists[0]?.order).toBe('hand');
    expect(play.offered).toContain('order:0:0');
  });

  it('is nobody else’s business: not seen, not told, and carrying it out bars undo', () => {
    const play = scenario(2, (stage) => stage.project('africa', 1, 'solar').scientist(0, 0, AFRICA, 'hand'), byLink);
    play.pick('order:0:0');
    keepsSecrets(play.play);
    play.pick('summit:kyoto:solar', ...endTurn);
    expect(play.play.game.view(play.state, 1).players[0]).not.toHaveProperty('secret');
    play.pick('project:africa:1');
    expect(play.play.undoTo).toBe(play.play.answers.length);
  });

  it('is not offered where everybody is asked at once', () => {
    const play = scenario(2, (stage) => stage.project('africa', 1, 'solar').scientist(0, 0, AFRICA));
    expect(play.offered.filter((ref) => ref.startsWith('order'))).toEqual([]);
  });
});

describe('a standing order for permits', () => {
  const controls = (stage: Stage) =>
    stage
      .fossils('africa')
      .plants('africa', 0, 'solar')
      .fossils('asia', 'gas', 'gas')
      .plants('asia', 0, 'solar')
      .supply();

  it('takes the region’s own permit first and the hand last', () => {
    const play = scenario(2, controls, byLink);
    expect(play.state.regions.africa.permits).toBe(1);
    expect(play.player(0).permits).toBe(2);
    const elsewhere = scenario(2, (stage) => controls(stage.permitsIn('africa', 0)), byLink);
    expect(elsewhere.state.regions.asia.permits).toBe(4);
  });

  it('or the hand first', () => {
    const play = scenario(
      2,
      (stage) => {
        playerOf(controls(stage).state, 0).permitOrder = 'hand';
      },
      byLink,
    );
    expect(play.player(0).permits).toBe(1);
  });

  it('is changed in the own turn', () => {
    const play = scenario(2, () => {}, byLink).pick('order:permits', 'order:permits:ask');
    expect(play.player(0).permitOrder).toBe('ask');
    expect(play.offered).not.toContain('order:permits');
  });

  const broke = (stage: Stage) => stage.holds(0, { coins: 1, permits: 0 }).wantingPermit('africa', 0);

  it('does not decide about the company goal: it is offered before points are sold (rulings 25 and 84)', () => {
    const play = scenario(2, broke, byLink);
    expect([play.asked, play.question]).toEqual([0, 'ask.demand.goal']);
    play.pick(`card:${play.player(0).goal}`);
    expect(play.player(0)).toMatchObject({ coins: 1 + 8 - 3, points: { exchange: 0 }, goalDiscarded: true });
  });

  it('keeps the company goal unasked in games of the first rules (ruling 25)', () => {
    const play = scenario(2, broke, byLink, 1);
    expect(play.player(0)).toMatchObject({ coins: 0, points: { exchange: -2 }, goalDiscarded: false });
  });
});

describe('what waits for the own turn', () => {
  it('is the split of income; until then it counts as coins for forced payments', () => {
    const play = scenario(
      3,
      (stage) =>
        stage
          .expertise(0, { solar: 6 })
          .expertise(1, { solar: 3 })
          .holds(1, { coins: 1, permits: 0 })
          .fossils('africa')
          .plants('africa', 1, 'solar')
          .permitsIn('africa', 0)
          .supply(),
      byLink,
    );
    expect(play.asked).toBe(0);
    expect(play.question).toBe('ask.income');
    expect(play.offered).toHaveLength(4);
    expect(play.player(1)).toMatchObject({ coins: 0, ledger: { income: 2, market: -3 }, points: { exchange: 0 } });
    play.pick('amount:1', ...endTurn);
    expect(play.player(0)).toMatchObject({ ledger: { income: 1 }, points: { income: 2 } });
    expect(play.question).toBe('ask.turn');
  });

  const summit = (stage: Stage) =>
    stage.scientist(1, 0, { place: 'kyoto', topic: 'forestation' }).scientist(0, 0, { place: 'kyoto', topic: 'solar' });

  it('is the extra point of a summit, if no topic sets off anything others could notice', () => {
    const play = scenario(3, (stage) => summit(stage).expertise(1, { forestation: 5, solar: 3 }).now(0), byLink);
    play.pick(...endTurn);
    expect(play.question).toBe('ask.bonus.permit');
    const quiet = scenario(3, (stage) => summit(stage).expertise(1, { forestation: 2, solar: 3 }).now(0), byLink);
    quiet.pick(...endTurn, 'expertise:solar');
    expect(quiet.question).toBe('ask.summit.extra');
    expect(quiet.asked).toBe(1);
    expect(quiet.told.filter((key) => key === 'ask.turn')).toEqual([]);
    expect(quiet.state.deferred).toEqual([]);
  });

  it('but is asked at once if a topic would bring a permit, a cube or a free choice', () => {
    const play = scenario(3, (stage) => summit(stage).expertise(1, { forestation: 0, solar: 3 }).now(0), byLink);
    play.pick(...endTurn);
    expect(play.asked).toBe(1);
    expect(play.state.players[1]?.expertise.forestation).toBe(1);
  });

  it('and is chosen before anybody compares expertise', () => {
    const play = scenario(
      3,
      (stage) =>
        stage
          .scientist(2, 0, { place: 'kyoto', topic: 'forestation' })
          .scientist(2, 1, { place: 'kyoto', topic: 'solar' })
          .expertise(2, { forestation: 2, solar: 3 })
          .plants('asia', 2, 'solar')
          .project('asia', 1, 'solar', true)
          .holds(1, { coins: 11, cubes: 2 })
          .expertise(1, { solar: 3 }),
      byLink,
    ).pick(...endTurn);
    expect(play.asked).toBe(1);
    expect(play.state.deferred).toHaveLength(1);
    expect(play.play.game.view(play.state, 0).players[2]?.openTopics).toEqual([['forestation', 'solar']]);
    play.pick('project:asia:1');
    expect(play.asked).toBe(2);
    play.pick('expertise:solar');
    expect(play.state.regions.asia.controller).toBe(2);
    expect(play.asked).toBe(1);
  });

  const twoInKyoto = (stage: Stage) =>
    stage
      .scientist(0, 0, { place: 'kyoto', topic: 'forestation' })
      .scientist(0, 1, { place: 'kyoto', topic: 'solar' })
      .expertise(0, { forestation: 2, solar: 3 });

  it('and before the next income', () => {
    const play = scenario(2, (stage) => twoInKyoto(stage).now(1, { round: 5, start: 0 }), byLink).pick(...endTurn);
    expect(play.asked).toBe(0);
    expect(play.question).toBe('ask.summit.extra');
    expect(play.told).not.toContain('event.income');
  });

  it('and before the game is counted', () => {
    const play = scenario(2, (stage) => twoInKyoto(stage).now(1, { decade: 5, round: 5 }), byLink).pick(...endTurn);
    expect(play.asked).toBe(0);
    expect(play.state.ended).toBeUndefined();
    play.pick('expertise:solar');
    expect(play.state.ended).toBe('decades');
    expect(play.player(0).expertise.solar).toBe(5);
  });
});
