import { describe, expect, it } from 'vitest';
import { refusedOptions, standardOptions } from '../../../engine/game.ts';
import { type Scenario, type Setting, scenario } from '../testing/scenario.ts';
import { empireEngine } from './game.ts';
import { partnerOf } from './tables.ts';

type Team = Omit<Setting, 'seats'> & { readonly addOns?: readonly string[] };

/** Ana and Caro against Ben and Dora. */
function teams({ addOns = [], options, ...setting }: Team): Scenario {
  const switches = Object.fromEntries(addOns.map((addOn) => [addOn, 'on']));
  return scenario({ seats: 4, options: { teams: 'on', ...switches, ...options }, ...setting });
}

const DOUBLE_ON_BEN = ['attack invent', 'salvage export', 'salvage attack', 'arm invent'];

describe('teams', () => {
  it('ruling 42: partners sit opposite, so both neighbours are opponents', () => {
    expect(teams({}).view('spectator').sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect([0, 1, 2, 3].map(partnerOf)).toEqual([2, 3, 0, 1]);
  });

  it('ruling 42: score piles are joined before points and majorities; ready piles break a tie', () => {
    const { play } = teams({
      round: 8,
      score: ['ss', 'sss', 'ssi', 'gi'],
      ready: ['gg', 'ggg', 'gg', ''],
      acts: ['attack attack', 'attack attack', 'attack attack', 'attack attack'],
    });
    const sheet = empireEngine.scores(play.state);
    expect(sheet.sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(sheet.rows.map(({ points }) => points)).toEqual([
      [4, 3],
      [0, 1],
      [1, 1],
      [3, 0],
      [0, 3],
      [3, 3],
    ]);
    expect(sheet.totals).toEqual([11, 11]);
    // Four ready together are more than Ben's three, though nobody has more than he.
    expect(sheet.winners).toEqual([0]);
    expect(sheet.because).toEqual({ key: 'because.ready', with: { points: 11, ready: 4, seats: [0, 2] } });
  });

  it('ruling 42: teams need four players, add-ons need teams', () => {
    const closed = (seats: number, options: Record<string, string>) =>
      refusedOptions(empireEngine, seats, { ...standardOptions(empireEngine, seats, 'link'), ...options })?.key;
    expect(closed(3, { teams: 'on' })).toBe('closed.teams');
    expect(closed(8, { teams: 'on' })).toBe('closed.teams');
    expect(closed(4, { pincer: 'on' })).toBe('closed.add-on');
    expect(closed(4, { teams: 'on', pincer: 'on' })).toBeUndefined();
  });

  it('ruling 43: partners may talk but never see each other’s hidden cards or score piles', () => {
    const scene = teams({
      options: { mode: 'table' },
      score: ['sgi', '', '', ''],
    });
    scene.pick('start:left:arm');
    const { plan, score, orders } = scene.view(2).seats[0] ?? {};
    expect({ plan, score, orders }).toEqual({ plan: { left: {} }, score: undefined, orders: undefined });
  });
});

describe('the add-ons of teams', () => {
  it('ruling 44: both partners invent, and the team scores one invention more', () => {
    const acts = ['arm invent', 'arm export', 'arm invent', 'arm invent'];
    expect(teams({ acts, addOns: ['joint-invention'] }).score).toEqual(['ii', 'g', 'i', 'i']);
    expect(teams({ acts, addOns: ['joint-invention'], start: 1 }).score).toEqual(['i', 'g', 'ii', 'i']);
    expect(teams({ acts }).score).toEqual(['i', 'g', 'i', 'i']);
  });

  it('ruling 45: partners who attack the same player take one resource more after the normal loot', () => {
    const ready: Setting['ready'] = ['s', 'gggg', 's', ''];
    const scene = teams({ addOns: ['pincer'], ready, acts: DOUBLE_ON_BEN });
    scene.pick('salvage:soldier');
    expect(scene.ready[1]).toBe('g');
    expect(scene.score[0]).toBe('ggi');
    expect(scene.story()).toContain('Ana and Caro close in on Ben and take 1 more good.');
    expect(teams({ ready, acts: DOUBLE_ON_BEN }).ready[1]).toBe('gg');
  });

  it('ruling 45: the attacker earlier in turn order chooses it', () => {
    const scene = teams({
      addOns: ['pincer'],
      start: 2,
      ready: ['s', 'ssggg', 's', ''],
      acts: DOUBLE_ON_BEN,
    });
    scene.pick('loot:1:good', 'loot:1:good');
    expect(scene.asked).toBe('2 ask.loot');
    scene.pick('loot:1:soldier');
    expect(scene.score[2]).toBe('sg');
  });

  it('ruling 45: from an empty pile it is a soldier of the stock', () => {
    const scene = teams({
      addOns: ['pincer'],
      ready: ['s', 'g', 's', ''],
      acts: DOUBLE_ON_BEN,
    });
    scene.pick('salvage:invention');
    expect(scene.score[0]).toBe('sgi');
    expect(scene.score[2]).toBe('si');
  });

  it('ruling 45: a single Defend stops one attack and not the extra resource', () => {
    const scene = teams({
      addOns: ['pincer'],
      ready: ['s', 'ggg', 's', ''],
      acts: ['attack invent', 'salvage defend', 'salvage attack', 'arm invent'],
    });
    scene.pick('attack:0:left', 'salvage:invention');
    expect(scene.ready[1]).toBe('g');
    expect(scene.score[0]).toBe('gi');
  });

  it('ruling 45: it falls away only if both opponents defend, even if one of them blocks nothing', () => {
    const scene = teams({
      addOns: ['pincer'],
      ready: ['s', 'ggg', 's', ''],
      acts: ['attack invent', 'salvage defend', 'salvage attack', 'arm defend'],
    });
    scene.pick('attack:0:left', 'salvage:invention');
    expect(scene.ready[1]).toBe('gg');
    expect(scene.story()).toContain('Ana and Caro cannot close in on Ben: both opponents defend.');
  });

  it('ruling 45: an attack without a soldier is no half of a pincer', () => {
    const scene = teams({
      addOns: ['pincer'],
      ready: ['s', 'ggg', '', ''],
      acts: DOUBLE_ON_BEN,
    });
    scene.pick('salvage:invention');
    expect(scene.ready[1]).toBe('gg');
  });

  it('ruling 45: both teams may close in during the same round', () => {
    const scene = teams({
      addOns: ['pincer'],
      ready: ['s', 'sggg', 'sggg', 's'],
      acts: ['attack invent', 'attack invent', 'produce attack', 'produce attack'],
    });
    expect(scene.story().filter((line) => line.includes('close in'))).toEqual([
      'Ana and Caro close in on Ben and take 1 more good.',
      'Ben and Dora close in on Caro and take 1 more good.',
    ]);
  });

  it('ruling 46: a partner who produced may export all goods, those just produced included, or none', () => {
    const setting: Team = {
      addOns: ['convoy'],
      ready: ['g', '', 'gg', ''],
      acts: ['produce invent', 'arm invent', 'arm export', 'arm invent'],
    };
    expect(teams(setting).asked).toBe('0 ask.convoy');
    expect(teams(setting).pick('convoy:export').score[0]).toBe('gggi');
    expect(teams(setting).pick('convoy:keep').score[0]).toBe('i');
  });

  it('ruling 46: whoever was hit cannot join, nor join a partner whose Export was wasted', () => {
    const hit = teams({
      addOns: ['convoy'],
      ready: ['g', 's', 'gg', ''],
      acts: ['produce invent', 'arm attack', 'arm export', 'arm invent'],
    });
    expect(hit.story()).not.toContain('Caro was hit and cannot export.');
    expect(hit.play.state.round).toBe(2);
    const wasted = teams({
      addOns: ['convoy'],
      ready: ['g', 's', 'gg', ''],
      acts: ['produce invent', 'attack invent', 'arm export', 'arm invent'],
    });
    wasted.pick('loot:2:soldier');
    expect(wasted.story()).toContain('Caro was hit and cannot export.');
    expect(wasted.play.state.round).toBe(2);
    expect(wasted.score[0]).toBe('i');
  });

  it('ruling 47: a shield-bearer pays one ready resource and blocks an attack on the partner for a soldier', () => {
    const scene = teams({
      addOns: ['shield-bearer'],
      ready: ['s', 'ggg', '', 'sg'],
      acts: ['attack invent', 'salvage export', 'arm invent', 'salvage defend'],
    });
    expect(scene.asked).toBe('3 ask.block');
    expect(scene.offered).toEqual(['attack:0:left', 'block:none']);
    scene.pick('attack:0:left');
    expect(scene.offered).toEqual(['pay:soldier', 'pay:good']);
    scene.pick('pay:good');
    expect(scene.ready[3]).toBe('s');
    expect(scene.score[3]).toBe('s');
    expect(scene.play.state.attacks[0]?.blockedBy).toBe(3);
    expect(scene.score[1]).toBe('ggg');
  });

  it('ruling 47: a shield-bearer who blocks nothing is told apart from one with nothing to block', () => {
    const scene = teams({
      addOns: ['shield-bearer'],
      ready: ['s', 'ggg', '', 'sg'],
      acts: ['attack invent', 'salvage export', 'arm invent', 'salvage defend'],
    });
    scene.pick('block:none');
    expect(scene.story()).toContain('Dora defends, but lets the attack on their partner through.');
    const quiet = teams({ addOns: ['shield-bearer'], acts: ['arm invent', 'arm invent', 'arm invent', 'arm defend'] });
    expect(quiet.story()).toContain('Dora defends, but there is nothing to block.');
  });

  it('ruling 47: it is instead of blocking for himself, and paid after the attacks', () => {
    const setting: Team = {
      addOns: ['shield-bearer'],
      ready: ['ss', 'g', '', 'sg'],
      acts: ['attack attack', 'arm export', 'arm invent', 'attack defend'],
    };
    const scene = teams(setting);
    expect(scene.offered).toEqual(['attack:0:right', 'attack:0:left']);
    scene.pick('attack:0:left');
    expect(scene.ready[3]).toBe('');
    expect(scene.play.state.attacks.map(({ by, side, fate }) => `${by} ${side} ${fate}`)).toEqual([
      '0 left blocked',
      '0 right hit',
      '3 left hit',
    ]);
  });

  it('ruling 47: without a ready resource there is no shield', () => {
    const scene = teams({
      addOns: ['shield-bearer'],
      ready: ['s', 'ggg', '', ''],
      acts: ['attack invent', 'arm export', 'arm invent', 'salvage defend'],
    });
    expect(scene.asked).toBe('0 ask.loot');
  });

  it('ruling 47: the partner’s own Defend may stop the other attack', () => {
    const scene = teams({
      addOns: ['shield-bearer'],
      ready: ['s', 'ggg', 's', 'g'],
      acts: ['attack invent', 'salvage defend', 'arm attack', 'salvage defend'],
    });
    scene.pick('attack:0:left');
    expect(scene.asked).toBe('3 ask.block');
    scene.pick('attack:2:right', 'salvage:invention', 'salvage:invention');
    expect(scene.score[1]).toBe('si');
    expect(scene.score[3]).toBe('si');
  });

  it('ruling 48: powers apply to convoys and pincers, each partner’s own', () => {
    const convoy = teams({
      addOns: ['convoy'],
      empires: ['nova-centralis', 'kestrel-dominion', 'grail-prelacy', 'sylphian-commonwealth'],
      ready: ['g', '', 'gg', ''],
      acts: ['produce invent', 'arm defend', 'arm export', 'arm invent'],
    });
    expect(convoy.pick('convoy:export').score[0]).toBe('ggggi');
    expect(convoy.ready[1]).toBe('sss');
    const pincer = teams({
      addOns: ['pincer'],
      empires: ['nova-centralis', 'sylphian-commonwealth', 'grail-prelacy', 'kestrel-dominion'],
      ready: ['s', 'gg', 's', ''],
      acts: ['attack invent', 'salvage export', 'arm attack', 'arm invent'],
    });
    expect(pincer.story()).toContain('Ana and Caro close in on Ben and find nothing but bitter ground.');
    expect(pincer.score[0]).toBe('gi');
  });
});
