import { describe, expect, it } from 'vitest';
import type { Options } from '../../../engine/game.ts';
import { refusedOptions } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { seedOf } from '../../../testing/playout.ts';
import { Scenario, scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { co2 } from './game.ts';
import { ENERGIES } from './tables/energies.ts';
import { CLOCKWISE } from './tables/regions.ts';
import { EVERY_SLOT, prioritiesOf, projectAt } from './world.ts';

const PLAIN: Options = { fossils: 'random', lobby: 'dealt', first: 'passed', choices: 'ask' };

function fresh(seats: number, options: Options, seed = 1): Scenario {
  const agreement = { game: 'co2', rules: co2.rules, seats, options: { ...PLAIN, ...options }, seed: seedOf(seed) };
  return new Scenario(Play.start(co2, agreement));
}

const lastTurn = ['project:oceania:1', 'agenda:oceania:biomass', 'button:done'] as const;

describe('the auction for the start player', () => {
  const auction = (arrange: (stage: Stage) => unknown = () => {}, decade = 1) =>
    scenario(
      3,
      (stage) => {
        for (const seat of [0, 1, 2]) stage.holds(seat, { coins: 0, cubes: 0, permits: 0 });
        arrange(stage.now(0, { decade, round: 4, start: 1 }));
      },
      { first: 'auction' },
    ).pick(...lastTurn);

  it('is held after each Operations phase that does not end the game, one lap from the holder of the tile (ruling 102)', () => {
    const play = auction((stage) => stage.holds(1, { coins: 5 }).holds(2, { coins: 5 }).holds(0, { coins: 5 }));
    expect(play.asked).toBe(1);
    expect(play.question).toBe('ask.auction.open');
    expect(play.offered).toEqual([
      'button:pass',
      'amount:0',
      'amount:1',
      'amount:2',
      'amount:3',
      'amount:4',
      'amount:5',
    ]);
    play.pick('amount:2');
    expect(play.asked).toBe(2);
    expect(play.offered).toEqual(['button:pass', 'amount:3', 'amount:4', 'amount:5']);
    play.pick('button:pass');
    expect(play.asked).toBe(0);
    play.pick('amount:5');
    expect(play.question).toBe('ask.auction.start');
    play.pick('seat:2');
    expect(play.state).toMatchObject({ start: 2, active: 2, decade: 2 });
    expect(play.player(0)).toMatchObject({ coins: 5 + 3 - 5, ledger: { auction: -5 } });
    expect(play.player(1).coins).toBe(5);
    expect(auction(undefined, 5).state.ended).toBe('decades');
  });

  it('is a bid of 0 by the holder if all pass (ruling 102)', () => {
    const play = auction();
    expect(play.offered).toEqual(['button:pass', 'amount:0']);
    play.pick('button:pass', 'button:pass', 'button:pass');
    expect(play.asked).toBe(1);
    play.pick('seat:1');
    expect(play.state.start).toBe(1);
  });

  it('is paid in coins, cubes at 2 and permits at the market price, without change (ruling 102)', () => {
    const play = auction((stage) => stage.holds(1, { coins: 1, cubes: 2, permits: 1 }).market(3, 2));
    expect(play.offered).toHaveLength(1 + (1 + 4 + 3) + 1);
    play.pick('amount:4');
    expect(play.offered).toEqual(['bundle:0:2:0', 'bundle:1:0:1', 'bundle:0:1:1']);
    play.pick('bundle:0:1:1');
    expect(play.player(1)).toMatchObject({ coins: 1, cubes: 1, permits: 0 });
  });

  it('takes permits from the hand or from controlled regions (ruling 102)', () => {
    const play = auction((stage) => stage.plants('asia', 1, 'solar').holds(1, { permits: 1 }).market(3, 2));
    play.pick('amount:3');
    expect(play.question).toBe('ask.auction.permit');
    play.pick('region:asia', 'seat:1');
    expect(play.player(1).permits).toBe(1);
    expect(play.told).toContain('event.auction.won');
  });
});

describe('the lobby draft', () => {
  it('keeps one and passes four to the right, then three to the left, and so on; the last card stays (ruling 103)', () => {
    const play = fresh(3, { lobby: 'drafted' });
    const packs = play.state.packs.map((pack) => [...pack]);
    const kept: string[][] = [[], [], []];
    const order: number[] = [];
    const seen: string[][] = [];
    while (play.question === 'ask.draft') {
      const seat = play.asked ?? 0;
      order.push(seat);
      seen.push([...play.offered]);
      kept[seat]?.push(play.offered[0] ?? '');
      play.pick(play.offered[0] ?? '');
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0]);
    const secondOfSeat0 = seen[5];
    expect(secondOfSeat0).toEqual(packs[1]?.slice(1).map((card) => `card:${card}`));
    const thirdOfSeat0 = seen[6];
    expect(thirdOfSeat0).toEqual(packs[0]?.slice(2).map((card) => `card:${card}`));
    expect(play.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    expect(play.state).toMatchObject({ packs: [], phase: 'operations', active: 0 });
  });

  it('is secret: nobody sees what another keeps', () => {
    const play = fresh(2, { lobby: 'drafted' });
    expect(play.play.ask?.secret).toBe(true);
    const card = play.offered[0] ?? '';
    play.pick(card);
    expect(JSON.stringify(co2.view(play.state, 1))).not.toContain(card.replace('card:', ''));
  });
});

describe('solitaire', () => {
  it('starts with the coins of the first seat and places one project of each source without a grant (ruling 104)', () => {
    for (let seed = 0; seed < 30; seed++) {
      const play = fresh(1, {}, seed);
      expect(play.offered).toEqual(CLOCKWISE.map((region) => `region:${region}`));
      play.pick('region:asia');
      while (play.question === 'ask.starters.slot') play.pick(play.offered[0] ?? '');
      const { state } = play;
      const placed = EVERY_SLOT.flatMap(({ region, slot }) => {
        const project = projectAt(state, region, slot);
        if (project) expect(prioritiesOf(state.regions[region])).toContain(project.energy);
        return project ? [project.energy] : [];
      });
      expect(placed.toSorted()).toEqual(ENERGIES.toSorted());
      expect(state.players[0]).toMatchObject({ coins: 3, cubes: 0 });
    }
  });

  it('tries each project in the region after the last one, clockwise to the next that accepts it (ruling 104)', () => {
    for (let seed = 0; seed < 30; seed++) {
      const play = fresh(1, {}, seed).pick('region:oceania');
      while (play.question === 'ask.starters.slot') play.pick(play.offered[0] ?? '');
      let region = CLOCKWISE.indexOf('oceania');
      for (const { event } of play.play.told.filter(({ event }) => event.say.key === 'event.starters.placed')) {
        const { region: placed, energy } = event.say.with as { region: string; energy: (typeof ENERGIES)[number] };
        while (CLOCKWISE[region] !== placed) {
          const passed = CLOCKWISE[region] ?? 'asia';
          expect(prioritiesOf(play.state.regions[passed])).not.toContain(energy);
          region = (region + 1) % 6;
        }
        region = (region + 1) % 6;
      }
    }
  });

  it('has five decades of six turns (ruling 105)', () => {
    const turn = (decade: number, round: number) =>
      scenario(1, (stage) => stage.now(0, { decade, round })).pick(...lastTurn).state;
    expect(turn(1, 5)).toMatchObject({ decade: 1, round: 6 });
    expect(turn(1, 6)).toMatchObject({ decade: 2, round: 1 });
    expect(turn(5, 6).ended).toBe('decades');
  });

  it('replaces each lobby card played; a main part also reveals a UN goal to the right (ruling 106)', () => {
    const minor = scenario(1, (stage) => stage.hand(0, 'lobby-02')).pick('card:lobby-02');
    expect(minor.player(0).hand).toHaveLength(1);
    expect(minor.state.unDisplay).toEqual([]);
    const main = scenario(1, (stage) => {
      stage.hand(0, 'lobby-02');
      stage.state.unDisplay.push(...stage.state.unPile.splice(0, 1));
    }).pick('project:asia:2', 'agenda:asia:solar', 'card:lobby-02');
    expect(main.player(0).hand).toHaveLength(1);
    expect(main.state.unDisplay).toHaveLength(2);
    expect(main.state.unDisplay[0]).toBe('un-34');
  });

  it('loses the leftmost UN goal with each disaster (ruling 106)', () => {
    const play = scenario(1, (stage) => {
      stage.state.unDisplay.push(...stage.state.unPile.splice(0, 2));
      stage.world({ coal: 6, oil: 3, gas: 3 }).supply();
    });
    expect(play.state.unDisplay).toEqual(['un-35']);
    expect(play.state.unGone).toEqual(['un-34']);
  });

  it('ends above 500 ppm, is counted without the final income, and goes on at exactly 500 (ruling 107)', () => {
    const exact = scenario(1, (stage) => stage.world({ coal: 4, oil: 6, gas: 8 }).supply(3));
    expect(exact.state.ppm).toBe(500);
    expect(exact.state.ended).toBeUndefined();
    const above = scenario(1, (stage) =>
      stage.world({ coal: 5, oil: 5, gas: 8 }).expertise(0, { solar: 1 }).supply(3),
    ).pick('amount:0');
    expect(above.state).toMatchObject({ ppm: 510, ended: 'alone' });
    const sheet = co2.scores(above.state);
    expect(sheet.rows.find(({ say }) => say.key === 'score.final-income')?.points).toEqual([0]);
    expect(sheet).toMatchObject({ winners: [0], because: { key: 'score.alone' } });
  });

  it('gives 3 points each for a cube and for a UN goal (ruling 108)', () => {
    const points = (arrange: (stage: Stage) => unknown) => {
      const { rows } = co2.scores(scenario(1, (stage) => void arrange(stage)).state);
      return rows.filter(({ say }) => say.key.startsWith('score.most')).map(({ points }) => points[0]);
    };
    expect(points(() => {})).toEqual([0, 0]);
    expect(points((stage) => stage.unGoals('un-34').claimed(0, 'un-34').holds(0, { cubes: 1 }))).toEqual([3, 3]);
  });
});

describe('options', () => {
  it.each(['lobby', 'first', 'choices'])('%s needs a rival for anything but its plain value', (id) => {
    const values = co2.options.find((option) => option.id === id)?.values ?? [];
    const closed = values.filter((value) => refusedOptions(co2, 1, { ...PLAIN, [id]: value }));
    expect(closed).toEqual(values.slice(1));
    expect(values.filter((value) => refusedOptions(co2, 2, { ...PLAIN, [id]: value }))).toEqual([]);
  });

  it('leaves orders by link and asks at once in one room', () => {
    const spec = co2.options.find(({ id }) => id === 'choices');
    expect([spec?.standard(3, 'link'), spec?.standard(3, 'room'), spec?.standard(1, 'link')]).toEqual([
      'orders',
      'ask',
      'ask',
    ]);
  });
});
