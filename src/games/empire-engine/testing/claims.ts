import { expect } from 'vitest';
import type { Claims, Statements } from '../../../testing/rules-pages.ts';
import { empireEngine } from '../rules/game.ts';
import { ARM_SOLDIERS, ENGINES, MAJORITY_POINTS, NOVA_GOODS, PRODUCE_GOODS, ROUNDS } from '../rules/tables.ts';
import { type Scenario, type Setting, scenario } from './scenario.ts';

const IDLE = 'arm invent';

/** What became of the attacks, as "0 left hit". */
const fates = ({ play }: Scenario): string[] => play.state.attacks.map(({ by, side, fate }) => `${by} ${side} ${fate}`);

/** The first of three attacks the second, who does this. */
const attacked = (act: string, ready: Setting['ready'] = ['s', 'g', '']) =>
  scenario({ seats: 3, ready, acts: ['attack invent', act, IDLE] });

/** The end of a game whose last round changes nothing. */
function ended(score: readonly string[], ready: readonly string[]) {
  const seats = score.length;
  const acts = score.map(() => 'attack attack');
  const { play } = scenario({ seats, score, ready, round: ROUNDS[seats]?.standard ?? 0, acts });
  return empireEngine.scores(play.state);
}

const teams = (addOn: string, setting: Omit<Setting, 'seats' | 'options'>) =>
  scenario({ seats: 4, options: { teams: 'on', ...(addOn && { [addOn]: 'on' }) }, ...setting });

const planning: Statements = {
  round: {
    'A group is finished for everybody before the next begins.': () => {
      const scene = attacked('produce export', ['s', '', '']);
      expect(scene.score).toEqual(['gi', '', 'i']);
    },
    'so that everybody goes first equally often': () => {
      for (const [seats, lengths] of Object.entries(ROUNDS)) {
        for (const rounds of Object.values(lengths)) expect(rounds % Number(seats)).toBe(0);
      }
    },
  },
  start: {
    'whichever action you like on top': () => {
      const all = (['left', 'right'] as const).flatMap((side) =>
        ENGINES[side].map((action) => `start:${side}:${action}`),
      );
      expect(scenario({ seats: 2 }).offered.toSorted()).toEqual(all.toSorted());
    },
  },
  plan: {
    'and it turns by its other number instead': () => {
      const scene = scenario({ seats: 2, round: 3, tops: [IDLE, IDLE], ready: ['s', ''] });
      expect(scene.offered).toContain('plan:left:0');
      expect(scene.pick('plan:left:0').ready[0]).toBe('');
      const bare = scenario({ seats: 2, round: 3, tops: [IDLE, IDLE], ready: ['', ''] });
      expect(bare.offered).not.toContain('plan:left:0');
    },
    'Without fuel an engine can reach': () => {
      const reached = (ready: string) =>
        scenario({ seats: 2, round: 3, tops: [IDLE, IDLE], ready: [ready, ''] }).offered.filter((ref) =>
          ref.startsWith('plan:left'),
        );
      expect([reached('').length, reached('s').length]).toEqual([2, ENGINES.left.length]);
    },
  },
  order: {
    'Everybody sees where a card is and the fuel on it, never which gear it is.': () => {
      const scene = scenario({ seats: 2, round: 3, options: { mode: 'table' }, tops: [IDLE, IDLE], ready: ['sg', ''] });
      scene.pick('plan:left:0', 'fuel:soldier');
      expect(scene.view(1).seats[0]?.plan).toEqual({ left: { fuel: 'soldier' } });
      expect(scene.view(0).seats[0]?.plan.left).toMatchObject({ gear: 1 });
    },
    'everybody plans all cards in one go and nobody sees anything before the reveal': () => {
      const scene = scenario({ seats: 3, round: 3, options: { mode: 'swift' }, tops: [IDLE, IDLE, IDLE] });
      const first = scene.play.ask?.seat ?? 0;
      scene.pick('plan:left:1');
      expect(scene.play.ask?.seat).toBe(first);
      expect(scene.view((first + 1) % 3).seats[first]?.plan).toEqual({ left: {}, right: {} });
    },
    'The player who plans last also starts the next round': () => {
      const scene = scenario({ seats: 3, options: { mode: 'swift' } });
      const [first, second] = [scene.play.ask?.seat ?? 0, 2];
      scene.act([IDLE, IDLE, IDLE], []);
      expect(scene.play.state.round).toBe(2);
      expect(scene.play.ask?.seat).toBe((first + second) % 3);
    },
  },
};

const attack: Claims = {
  'With only one rival, both attack that player.': () => {
    const scene = scenario({ seats: 2, ready: ['ss', 'ggg'], acts: ['attack attack', 'salvage export'] });
    expect(scene.play.state.attacks.map(({ on }) => on)).toEqual([1, 1]);
  },
  'The left one attacks the neighbour on your left, the right one the neighbour on your right.': () => {
    const scene = scenario({
      seats: 3,
      ready: ['ss', 'g', 'g'],
      acts: ['attack attack', 'produce invent', 'produce invent'],
    });
    expect(scene.play.state.attacks.map(({ side, on }) => `${side} ${on}`)).toEqual(['left 1', 'right 2']);
  },
  'All attackers pay a soldier for each attack before anything is taken; soldiers just armed count.': () => {
    const scene = scenario({ seats: 3, ready: ['s', 's', ''], acts: ['attack export', 'salvage attack', IDLE] });
    expect(scene.play.state.attacks.map(({ loot }) => loot)).toEqual(['stock', 'stock']);
    const armed = scenario({ seats: 3, ready: ['', 'g', 'g'], acts: ['arm attack', IDLE, 'produce invent'] });
    expect(armed.ready[0]).toBe('s'.repeat(ARM_SOLDIERS - 1));
  },
  'If the attack is not blocked, it hits: you score one cube of your choice from the target’s ready pile, or a soldier from the stock if that pile is empty.':
    () => {
      expect(attacked(IDLE, ['s', 'g', '']).offered).toEqual(['loot:1:soldier', 'loot:1:good']);
      expect(attacked('salvage export', ['s', '', '']).score[0]).toBe('si');
    },
  'Without a soldier there is no attack.': () => {
    expect(fates(attacked('arm export', ['', 'g', '']))).toEqual(['0 left vanished']);
  },
  'If you attack on both sides with a single soldier, the soldier is lost and neither attack happens.': () => {
    const scene = scenario({ seats: 3, ready: ['s', 'gg', 'gg'], acts: ['attack attack', 'arm export', 'arm defend'] });
    expect(fates(scene)).toEqual(['0 left vanished', '0 right vanished']);
    expect(scene.ready[0]).toBe('');
  },
  'If several players hit the same target, the one earlier in turn order takes first.': () => {
    const scores = (start: number) =>
      scenario({ seats: 3, start, ready: ['s', 'g', 's'], acts: ['attack invent', 'salvage export', 'produce attack'] })
        .score;
    expect(scores(0)).toEqual(['gi', '', 's']);
    expect(scores(2)).toEqual(['si', '', 'g']);
  },
};

const doing: Statements = {
  attack,
  defend: {
    'Block one attack on you, from either side, and score a soldier from the stock for it.': () => {
      const scene = attacked('arm defend');
      expect(fates(scene)).toEqual(['0 left blocked']);
      expect(scene.score[1]).toBe('s');
    },
    'If you are attacked from both sides, you choose which attack to block; the other one hits.': () => {
      const scene = scenario({
        seats: 3,
        ready: ['gg', 's', 's'],
        acts: ['salvage defend', 'arm attack', 'attack invent'],
      });
      expect(scene.offered).toEqual(['attack:1:right', 'attack:2:left']);
      expect(fates(scene.pick('attack:1:right'))).toEqual(['1 right blocked', '2 left hit']);
    },
    'With nothing to block it does nothing.': () => {
      const scene = scenario({ seats: 3, acts: ['arm defend', IDLE, IDLE] });
      expect(scene.score[0]).toBe('');
    },
  },
  export: {
    'All goods in your ready pile go to your score pile.': () => {
      expect(scenario({ seats: 2, ready: ['g', ''], acts: ['produce export', IDLE] }).score[0]).toBe(
        'g'.repeat(1 + PRODUCE_GOODS),
      );
    },
    'If any attack hits you this round, it is wasted.': () => {
      expect(attacked('salvage export', ['s', 'ggg', '']).score[1]).toBe('');
    },
  },
  salvage: {
    'If any attack hits you this round, it is wasted.': () => {
      const scene = attacked('salvage export', ['s', 'ggg', '']);
      expect(scene.story()).toContain('Ben was hit and cannot salvage.');
    },
  },
  orders: {
    'Some choices come only after the reveal': () => {
      const scene = scenario({ seats: 3, acts: ['salvage invent', IDLE, IDLE] });
      expect(scene.asked).toBe('0 ask.salvage');
    },
    'You may also say “ask me”; then the game comes back to you when it matters.': () => {
      const options = { orders: 'standing' };
      const orders = [['order:salvage:ask'], [], []] as const;
      expect(scenario({ seats: 3, options, acts: ['salvage invent', IDLE, IDLE], orders }).asked).toBe('0 ask.salvage');
      const settled = [['order:salvage:good'], [], []] as const;
      const scene = scenario({ seats: 3, options, acts: ['salvage invent', IDLE, IDLE], orders: settled });
      expect(scene.score[0]).toBe('gi');
    },
    'Or agree before the game that everybody is always asked.': () => {
      expect(scenario({ seats: 3, options: { orders: 'ask' }, acts: ['salvage invent', IDLE, IDLE] }).asked).toBe(
        '0 ask.salvage',
      );
    },
  },
  scoring: {
    'everybody tied for the most gets them': () => {
      const [soldiers] = ended(['sssg', 'sssii', 'sgi'], ['', '', '']).rows.slice(3);
      expect(soldiers?.points).toEqual([MAJORITY_POINTS, MAJORITY_POINTS, 0]);
    },
    'Ready piles score nothing but break ties; after that the victory is shared.': () => {
      expect(ended(['s', 'g', ''], ['g', 'gg', 'ggggg'])).toMatchObject({ totals: [4, 4, 0], winners: [1] });
      expect(ended(['s', 'g', 'i'], ['gg', 'gg', 'g']).winners).toEqual([0, 1]);
    },
    'Score piles are hidden until the end unless you agree to keep them open. You can always see your own.': () => {
      const seen = (piles: string, viewer: number) =>
        scenario({ seats: 2, options: { piles }, score: ['sg', ''] }).view(viewer).seats[0]?.score;
      expect([seen('hidden', 1), seen('open', 1), seen('hidden', 0)]).toEqual([
        undefined,
        expect.objectContaining({ soldier: 1 }),
        expect.objectContaining({ soldier: 1 }),
      ]);
    },
  },
};

const powers: Claims = {
  'If you agree on powers, everybody is dealt an empire, open to all.': () => {
    const seen = (chosen: string) =>
      scenario({ seats: 2, options: { powers: chosen } })
        .view(1)
        .seats.map(({ empire }) => empire !== undefined);
    expect([seen('off'), seen('on')]).toEqual([
      [false, false],
      [true, true],
    ]);
  },
  'Whenever you Defend, you get a soldier for your ready pile at the end of the round.': () => {
    const empires: Setting['empires'] = ['kestrel-dominion', 'nova-centralis'];
    expect(scenario({ seats: 2, empires, ready: ['', ''], acts: ['arm defend', IDLE] }).ready[0]).toBe(
      's'.repeat(ARM_SOLDIERS + 1),
    );
  },
  'With a good in your ready pile, Produce gives you': () => {
    const empires: Setting['empires'] = ['nova-centralis', 'kestrel-dominion'];
    const made = (ready: string) =>
      scenario({ seats: 2, empires, ready: [ready, ''], acts: ['produce invent', IDLE] }).ready[0]?.length;
    expect([made(''), made('g')]).toEqual([PRODUCE_GOODS, 1 + PRODUCE_GOODS + NOVA_GOODS]);
  },
  'A hit does not waste your Salvage. Anyone who raids your empty ready pile gets nothing.': () => {
    const empires: Setting['empires'] = ['kestrel-dominion', 'sylphian-commonwealth', 'nova-centralis'];
    const acts = ['attack invent', 'salvage export', IDLE];
    const scene = scenario({ seats: 3, empires, ready: ['s', '', ''], acts });
    expect(scene.asked).toBe('1 ask.salvage');
    expect(scene.play.state.attacks[0]).toMatchObject({ fate: 'hit', loot: 'nothing' });
  },
  'When you burn fuel, foretell what a neighbour’s engine will show. If you are right, you get 1 fuel back at the end of the round.':
    () => {
      const setting: Setting = {
        seats: 3,
        round: 3,
        start: 2,
        empires: ['grail-prelacy', 'kestrel-dominion', 'nova-centralis'],
        tops: [IDLE, 'produce export', 'produce export'],
        ready: ['g', '', ''],
      };
      const dry = scenario(setting).pick('plan:left:2', 'plan:right:1');
      expect(dry.asked).toBe('1 ask.plan');
      const foretold = (action: string) =>
        scenario(setting).pick('plan:left:0', `prophecy:1:left:${action}`, 'plan:left:1', 'plan:left:2', 'salvage:good')
          .ready[0];
      expect([foretold('salvage'), foretold('arm')]).toEqual(['ssg', 'ss']);
    },
};

const CLOSING_IN = ['attack invent', 'salvage export', 'salvage attack', IDLE];

const pairs: Claims = {
  'players may play in pairs, partners opposite each other': () => {
    expect(teams('', {}).view('spectator').sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
  },
  'You may add any of these': () => {
    const addOns = empireEngine.options.filter(({ closed }) => closed?.('on', 4, { teams: 'off' })).map(({ id }) => id);
    expect(addOns).toEqual(expect.arrayContaining(['joint-invention', 'pincer', 'convoy', 'shield-bearer']));
  },
  'If both partners Invent, they score one more invention.': () => {
    const acts = [IDLE, 'arm export', IDLE, IDLE];
    expect(teams('joint-invention', { acts }).score).toEqual(['ii', 'g', 'i', 'i']);
    expect(teams('', { acts }).score).toEqual(['i', 'g', 'i', 'i']);
  },
  'If both partners attack the same player, they take one more cube, unless both opponents Defend.': () => {
    const ready: Setting['ready'] = ['s', 'gggg', 's', ''];
    expect(teams('pincer', { ready, acts: CLOSING_IN }).ready[1]).toBe('g');
    const acts = ['attack invent', 'salvage defend', 'salvage attack', 'arm defend'];
    expect(teams('pincer', { ready, acts }).pick('attack:0:left').ready[1]).toBe('ggg');
  },
  'If one partner Produces and the other’s Export succeeds, the first may export all goods too, unless hit.': () => {
    const acts = ['produce invent', IDLE, 'arm export', IDLE];
    const convoy = () => teams('convoy', { ready: ['g', '', 'gg', ''], acts });
    expect(convoy().pick('convoy:export').score[0]).toBe('gggi');
    expect(convoy().pick('convoy:keep').score[0]).toBe('i');
    const hit = ['produce invent', 'arm attack', 'arm export', IDLE];
    expect(teams('convoy', { ready: ['g', 's', 'gg', ''], acts: hit }).score[0]).toBe('i');
  },
  'With Defend you may pay a ready cube to block an attack on your partner instead.': () => {
    const acts = ['attack invent', 'salvage export', IDLE, 'salvage defend'];
    const scene = teams('shield-bearer', { ready: ['s', 'ggg', '', 'sg'], acts });
    expect(scene.offered).toEqual(['attack:0:left', 'block:none']);
    expect(scene.pick('attack:0:left', 'pay:good').ready[3]).toBe('s');
  },
};

/** Everything the rules pages say under a condition, tried. */
export const statements: Statements = { ...planning, ...doing, powers, teams: pairs };
