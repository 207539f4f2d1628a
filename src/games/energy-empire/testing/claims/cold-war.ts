import { expect } from 'vitest';
import type { Statements } from '../../../../testing/rules-pages.ts';
import { MIDNIGHT, SECOND_PART } from '../../rules/cold-war/cards/clock.ts';
import { leaderPoints } from '../../rules/cold-war/doomsday-clock.ts';
import { WITH_RIVAL } from '../../rules/cold-war/megastructures.ts';
import { MORE_NATIONS_DEALT } from '../../rules/cold-war/new-cards.ts';
import { energyEmpire } from '../../rules/game.ts';
import { workersOwned } from '../../rules/state.ts';
import { choosingNations } from '../nations.ts';
import { type MatWish, scenario, type TableWish } from '../scenario.ts';

const CLOCK = 'location:doomsday-clock';
const KEPT = 'cold-war:hydrogen-bomb:hydrogen-bomb';

function atHour(hour: number, wish: MatWish & TableWish = {}, seats = 3) {
  const game = scenario(seats, { modules: ['doomsday-clock'], energy: 0, ...wish });
  if (game.state.clock) game.state.clock.hour = hour;
  return game;
}

/** The second player owns these, and the first sends a spy. */
const spying = (structures: MatWish['structures'], wish: MatWish = {}) =>
  scenario(3, {
    modules: ['espionage', 'new-structures', 'megastructures'],
    workers: 0,
    energy: 3,
    ...wish,
    rival: { workers: 1, structures: structures ?? [] },
  });

/** Conscription is printed in the turn of the first player, who has no worker, and takes one of the second. */
function conscripted(
  wish: MatWish & TableWish,
  arrange: (game: ReturnType<typeof scenario>) => void = () => undefined,
) {
  const impacts = ['baby-boom', 'killer-smog', 'reconstruction-program', 'conscription'] as const;
  const table = { modules: ['new-impacts'], track: [0, 0, 0, 1, 4, 4], impacts };
  const game = scenario(2, { workers: 0, energy: 0, ...wish, ...table });
  arrange(game);
  return game.play();
}
const AT_THE_MINE = { mine: [{ seat: 1, energy: 2 }] };

const offering = (id: 'peace-palace' | 'world-exposition', wish: MatWish & TableWish) => {
  const game = scenario(3, { modules: ['megastructures'], energy: 0, ...wish });
  game.state.megastructures = [id, 'great-river-dam', 'satellite-network', 'continental-pipeline'];
  return game;
};

const bridging = () =>
  scenario(2, { modules: ['new-structures'], energy: 1, workers: 1, steel: 1, structures: ['suspension-bridge'] })
    .activating('industry')
    .play('structure:suspension-bridge');

/** Points of everybody in a contest at nine o'clock, given what they show. */
const contest = (...shown: readonly number[]) => shown.map((_, seat) => leaderPoints(shown, seat, 9));
const HALF = Math.floor(9 / SECOND_PART);

export const coldWar: Statements = {
  'cold-war-nations': {
    'If you like, everybody is dealt': () => {
      expect(choosingNations(3, { 'new-nations': 'three' }).ask?.options).toHaveLength(MORE_NATIONS_DEALT);
      expect(choosingNations(3, { 'new-nations': 'on' }).ask?.options).toHaveLength(2);
    },
  },
  megastructures: {
    'There is one more face up than there are players': () => {
      expect(scenario(3, { modules: ['megastructures'] }).state.megastructures).toHaveLength(3 + 1);
      expect(scenario(1, { modules: ['megastructures', 'clash'] }).state.megastructures).toHaveLength(WITH_RIVAL);
    },
    'you must already have what it asks for, then you pay its own price. No card of the market is taken.': () => {
      const short = offering('world-exposition', { un: 1, plastic: 3, money: 2 }).play('location:commerce-market');
      expect(short.refusal('megastructure:world-exposition')).toMatchObject({ key: 'refused.qualification' });
      const game = offering('world-exposition', { un: 2, plastic: 3, money: 2 });
      const before = [...game.state.markets.commerce.cards];
      game.play('location:commerce-market', 'megastructure:world-exposition');
      expect(game.mat().resources).toMatchObject({ plastic: 0, money: 0 });
      expect(game.state.markets.commerce.cards).toEqual(before);
    },
    'When you work at a market you may build one of its binder': () => {
      const game = offering('world-exposition', { un: 2, steel: 9, money: 9, plastic: 9 }).play(
        'location:industry-market',
      );
      expect([...game.offers, ...(game.ask?.refused.map(({ ref }) => ref) ?? [])]).not.toContain(
        'megastructure:world-exposition',
      );
    },
  },
  espionage: {
    'You may use it on any Work turn, once until you next generate.': () => {
      const game = spying(['supermarket', 'bank'], { energy: 4, money: 2 }).activating('commerce');
      game.play('espionage', 'structure:supermarket');
      expect(game.mat().espionage?.tokens).toHaveLength(1);
      expect(game.offers).not.toContain('espionage');
    },
    'The slot abroad must be free, and stays taken until you generate': () => {
      const game = spying(['supermarket'], { structures: ['farm'] });
      game.mat(1).structures[0]?.tokens.push('energy');
      game.mat(1).reserve.energy--;
      expect(game.activating('commerce').refusal('espionage')).toMatchObject({ key: 'refused.no-target' });
      const spied = spying(['supermarket'], { workers: 1 }).play('location:trade', 'energy:0', 'espionage');
      if (spied.ask) spied.play('button:done');
      expect(spied.next('location:finance', 'energy:0', 'effect:0').ask).toBeUndefined();
    },
    'the owner’s own Generate turn does not clear it': () => {
      const game = spying(['supermarket']).activating('commerce').play('espionage');
      Object.assign(game.state.now, { seat: 1 });
      game.next('button:generate', 'button:decline');
      expect(game.mat().espionage?.abroad).toEqual({ supermarket: ['energy'] });
    },
    'Nations, megastructures and cards that work by themselves cannot be spied on.': () => {
      const game = spying(['strip-mine'], { structures: ['lumber-mill'] });
      game.mat(1).megastructures?.push({ id: 'continental-pipeline', tokens: [] });
      game.state.megastructures = ['peace-palace', 'great-river-dam', 'world-exposition'];
      expect(game.activating('industry').refusal('espionage')).toMatchObject({ key: 'refused.no-target' });
    },
  },
  'cold-war-impacts': {
    'it leaves your mat': () => {
      const game = conscripted({ rival: { workers: 1, energy: 0 }, stacks: AT_THE_MINE });
      expect(game.mat(1).workers).toBe(0);
      expect(game.state.board.mine.stacks).toHaveLength(1);
    },
    'If none is at home, it leaves one of your slots': () => {
      const wish = { rival: { workers: 0, energy: 0, structures: ['iron-mine'] as const }, stacks: AT_THE_MINE };
      const game = conscripted(wish, (before) => {
        before.mat(1).structures[0]?.tokens.push('worker');
        before.mat(1).reserve.workers--;
      });
      expect(game.mat(1).structures[0]?.tokens).toEqual([]);
      expect(game.state.board.mine.stacks).toHaveLength(1);
    },
    'if none stands there either, the board, together with the energy below it': () => {
      const stacks = { mine: [{ seat: 1, energy: 2 }], trade: [{ seat: 1, energy: 0 }] };
      const game = conscripted({ rival: { workers: 0, energy: 0 }, stacks }).play('location:mine');
      expect(game.mat(1).reserve.energy).toBe(10);
      expect(game.state.board.mine.stacks).toEqual([]);
    },
    'You never lose your last worker, and you gain nothing for it either.': () => {
      const game = conscripted({ rival: { workers: 1, energy: 0 } });
      expect(workersOwned(game.mat(1))).toBe(1);
      expect(game.mat(1).vp).toBe(5);
      expect(game.keys).toContain('event.spared');
    },
  },
  'cold-war-structures': {
    'pay whenever you generate: some as the turn begins, before an achievement is claimed': () => {
      const wish = { modules: ['new-structures'], workers: 1, energy: 1, structures: ['strip-mine'] } as const;
      const game = scenario(2, wish).play('button:generate');
      expect(game.mat().resources.steel).toBe(1);
      expect(game.ask?.prompt.key).toBe('ask.claim');
    },
    'some once your dice have given energy': () => {
      const wish = { modules: ['new-structures'], workers: 0, energy: 0, structures: ['utility-company'] } as const;
      const rolled = scenario(2, { ...wish, dice: ['coal'] }).play('button:roll');
      expect(rolled.keys.slice(-2)).toEqual(['event.rolls', 'event.benefit']);
      expect(scenario(2, wish).play().keys).not.toContain('event.benefit');
    },
    'Cards that work by themselves cannot be copied.': () => {
      const market = { commerce: ['utility-company', 'farm', 'airport'] } as const;
      const wish = {
        modules: ['new-structures'],
        energy: 3,
        workers: 0,
        oil: 1,
        structures: ['developer'],
        market,
      } as const;
      const game = scenario(2, wish).activating('commerce').play('structure:developer');
      expect(game.offers).toEqual(['market:commerce:1', 'market:commerce:2']);
    },
    'without energy, to a location of the same binder where nobody stands': () => {
      const game = bridging();
      expect(game.refusal('location:industry-market')).toMatchObject({ key: 'refused.occupied' });
      expect(game.play('location:mine').state.board.mine.stacks).toEqual([{ seat: 0, energy: 0 }]);
    },
    'You must be able to use that location, and you do.': () => {
      const game = bridging();
      expect(game.refusal('location:chemistry')).toMatchObject({ key: 'refused.lacks' });
      expect(game.play('location:mine').mat().resources.steel).toBe(2);
    },
  },
  'location-doomsday-clock': {
    'If you play alone a neutral worker stands there for the whole game, with or without the Rival.': () => {
      const guards = (seats: number, ...more: string[]) =>
        scenario(seats, { modules: ['doomsday-clock', ...more] }).state.board['doomsday-clock']?.stacks.length;
      expect([guards(1), guards(1, 'clash'), guards(2), guards(2, 'clash')]).toEqual([1, 1, 0, 0]);
    },
    'After that you may use cards of all binders, your nation and your Espionage card.': () => {
      const wish = {
        money: 9,
        energy: 3,
        nation: 'united-states',
        structures: ['iron-mine', 'tax-office', 'supermarket'],
      } as const;
      const modules = ['doomsday-clock', 'espionage'];
      const game = atHour(1, { ...wish, modules, rival: { structures: ['farm'] } }).play(CLOCK, 'energy:0', KEPT);
      const cards = ['structure:iron-mine', 'structure:tax-office', 'structure:supermarket', 'nation', 'espionage'];
      expect(game.offers).toEqual(expect.arrayContaining(cards));
    },
    'when that turn is over everybody takes one more, the player who moved the hand last of all': () => {
      const game = atHour(MIDNIGHT - 1, { money: 4, oil: 3 }).play(CLOCK, 'space:air:2', KEPT);
      expect(game.state).toMatchObject({ finalTurns: 3, now: { seat: 1 }, clock: { hour: MIDNIGHT } });
    },
    'The clock can still be used then, but its hand stays.': () => {
      const game = atHour(MIDNIGHT, { money: 5, oil: 3 });
      game.state.finalTurns = 3;
      game.play(CLOCK, 'space:air:2', KEPT);
      expect(game.state.clock?.hour).toBe(MIDNIGHT);
      expect(game.mat().coldWar?.open).toHaveLength(1);
    },
    'If the track is emptied first, that is the end that counts.': () => {
      const game = atHour(MIDNIGHT - 1, { money: 4, oil: 3, track: [0, 0, 0, 0, 0, 0] });
      game.state.finalTurns = 3;
      expect(game.play(CLOCK, 'space:air:2', KEPT).state.finalTurns).toBe(2);
    },
  },
  'cold-war-cards': {
    'You may always look at your own.': () => {
      const game = atHour(1, { money: 2 }).play(CLOCK, KEPT);
      const seenBy = (seat: number) => energyEmpire.view(game.state, seat).mats[0]?.coldWar?.hidden;
      expect([seenBy(0), seenBy(1)]).toEqual([['hydrogen-bomb'], undefined]);
    },
    'If fewer are left, you keep what there is.': () => {
      const game = atHour(1, { money: 2 });
      game.mat(1).coldWar?.hidden.push(...(game.state.clock?.deck.splice(2) ?? []));
      game.play(CLOCK);
      expect(game.mat().coldWar).toMatchObject({ open: ['hydrogen-bomb'], hidden: ['hydrogen-bomb'] });
    },
    'the player showing the most symbols gets as many points as the clock shows': () => {
      expect(contest(4, 3, 1)).toEqual([9, HALF, 0]);
    },
    'If several show the most, each of them gets': () => {
      expect(contest(4, 4, 3)).toEqual([HALF, HALF, 0]);
    },
    'A tie for second place scores nothing.': () => {
      expect(contest(4, 2, 2)).toEqual([9, 0, 0]);
    },
    'Without a single symbol you score nothing.': () => {
      expect(contest(0, 0)).toEqual([0, 0]);
      expect(contest(1, 0)).toEqual([9, 0]);
    },
  },
};
