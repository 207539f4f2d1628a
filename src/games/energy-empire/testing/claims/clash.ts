import { expect } from 'vitest';
import { refusedOptions } from '../../../../engine/game.ts';
import type { Statements } from '../../../../testing/rules-pages.ts';
import { TILES } from '../../rules/cards/achievements.ts';
import { NATION_IDS } from '../../rules/cards/nations.ts';
import { EARLY_CLASH_IDS } from '../../rules/cold-war/cards/clash.ts';
import { deckInUse, RIVAL_PIECES, rivalOf, WORKERS_PER_CARD } from '../../rules/cold-war/rival.ts';
import { energyEmpire } from '../../rules/game.ts';
import { scores } from '../../rules/scoring.ts';
import { ARRANGEMENTS, LAST_UN_SPACE, type LocationId } from '../../rules/tables.ts';
import { choosingNations } from '../nations.ts';
import { rivalPlays, STARTED } from '../rival-scenario.ts';
import { type Scenario, scenario } from '../scenario.ts';

const workersAt = ({ state }: Scenario, place: LocationId) =>
  state.board[place].stacks.filter(({ seat }) => seat === 'rival').length;

/** Whether the next turn of the Rival is a Generate turn. */
function generatesNext(game: Scenario, isFirst: boolean): boolean {
  rivalOf(game.state).isNext = true;
  const told = game.keys.length;
  if (isFirst) game.play();
  else game.next();
  return game.keys.slice(told).includes('event.rival-generates');
}

/** Everything counted against a Rival that has played all Early cards, with so many points more or less than it has. */
function against(lead: number) {
  const game = scenario(1, { modules: ['clash'] });
  const { decks, played } = rivalOf(game.state);
  played.push(...decks.early.splice(0).map((card) => ({ card, isFaceDown: false })));
  const [own = 0, rival = 0] = scores(game.state).totals;
  game.mat().vp = rival - own + lead;
  return scores(game.state);
}

export const clash: Statements = {
  clash: {
    'early impact is printed, then the Late deck': () => {
      expect(deckInUse(scenario(1, { modules: ['clash'] }).state)).toBe('early');
      expect(deckInUse(scenario(1, { modules: ['clash'], track: STARTED }).state)).toBe('late');
    },
    'plays after everybody else': () => {
      const game = scenario(2, { modules: ['clash'], energy: 0 }).play('location:mine');
      expect(rivalOf(game.state).isNext).toBe(false);
      expect(rivalOf(game.next('location:trade', 'energy:0').state).isNext).toBe(true);
    },
    'Work turns it generates once': () => {
      const game = rivalPlays('rubble-clearance', { workers: 3, energy: 0 });
      const lap = RIVAL_PIECES.workers / WORKERS_PER_CARD + 1;
      const turns = Array.from({ length: 2 * lap }, (_, turn) => generatesNext(game, turn === 0));
      expect(turns).toEqual(turns.map((_, turn) => turn % lap === lap - 1));
    },
    'workers where the card says, from top to bottom': () => {
      const game = rivalPlays('rubble-clearance').play();
      expect([workersAt(game, 'clean-up'), workersAt(game, 'mine')]).toEqual([1, 1]);
      expect(rivalOf(game.state).workers).toBe(RIVAL_PIECES.workers - WORKERS_PER_CARD);
    },
    'With too little energy that worker is set aside; the rest of the card still counts.': () => {
      const game = rivalPlays('border-railway', { energy: 0, stacks: { 'industry-market': [{ seat: 0, energy: 9 }] } });
      rivalOf(game.state).energy--;
      game.state.board.finance.stacks.push({ seat: 'rival', energy: 1 });
      game.play();
      expect([workersAt(game, 'industry-market'), workersAt(game, 'trade')]).toEqual([0, 1]);
    },
    'one step in the United Nations, unless the last space is taken': () => {
      const game = rivalPlays('currency-reform').play();
      expect(rivalOf(game.state).un).toBe(1);
      const barred = rivalPlays('currency-reform', { un: LAST_UN_SPACE });
      rivalOf(barred.state).un = LAST_UN_SPACE - 1;
      expect(rivalOf(barred.play().state).un).toBe(LAST_UN_SPACE - 1);
    },
    'the hand of the Doomsday Clock moves on, if there is one': () => {
      expect(rivalPlays('orbit-program', { modules: ['doomsday-clock'] }).play().state.clock?.hour).toBe(2);
      expect(rivalPlays('orbit-program').play().keys).not.toContain('event.clock');
    },
    'When it generates it keeps a card face down, takes one token from the track, and all its workers and energy come home':
      () => {
        const game = rivalPlays('atomic-bureau');
        rivalOf(game.state).workers = 0;
        game.play();
        expect(rivalOf(game.state)).toMatchObject({
          ...RIVAL_PIECES,
          tokens: 1,
          played: [{ card: 'atomic-bureau', isFaceDown: true }],
        });
      },
    'Impacts during its turn are printed once the turn is over, and do not affect it.': () => {
      const game = rivalPlays('coal-allotment', { track: [1, 4, 4, 4, 4, 4], impacts: ['jet-age'], oil: 1 }).play();
      expect(game.keys.lastIndexOf('event.rival-token')).toBeLessThan(game.keys.indexOf('event.impact'));
      expect(game.ask).toMatchObject({ seat: 0 });
    },
  },
  'clash-setup': {
    'No neutral workers on the board. Stacks of the track hold': () => {
      for (const [at, id] of (['one-and-rival', 'two-and-rival'] as const).entries()) {
        const { track, board } = scenario(at + 1, { modules: ['clash'] }).state;
        expect(track[0]).toBe(ARRANGEMENTS[id].stack);
        expect(Object.values(board).flatMap(({ stacks }) => stacks)).toEqual([]);
      }
    },
    'Alone you choose any nation': () => {
      expect(choosingNations(1, { clash: 'on' }).ask?.options).toHaveLength(NATION_IDS.length);
    },
    'all achievements are used, and the objectives of the solo game do not apply': () => {
      const { state } = scenario(1, { modules: ['clash'] });
      expect(state.tiles.open.length + state.tiles.supply.length).toBe(TILES.length);
      expect(energyEmpire.view(state, 0).isSolo).toBe(false);
    },
    'the supply has the few dice of a solo game, and at Finance you always gain': () => {
      const game = scenario(1, { modules: ['clash'], energy: 0 });
      expect(game.state.supply.dice).toEqual(ARRANGEMENTS.solo.dice);
      expect(game.play('location:finance').mat().resources.money).toBe(3);
    },
    'have all dice, and what goes to rivals goes to the other player only': () => {
      const game = scenario(2, { modules: ['clash'], energy: 0 });
      expect(game.state.supply.dice).toEqual(ARRANGEMENTS.three.dice);
      game.play('location:finance', 'effect:2');
      expect(game.state.mats.map(({ resources }) => resources.money)).toEqual([4, 2]);
    },
    'A neutral worker stands on the Doomsday Clock if you are alone': () => {
      const { board } = scenario(1, { modules: ['clash', 'doomsday-clock'] }).state;
      expect(board['doomsday-clock']?.stacks).toEqual([{ seat: 'neutral', energy: 0 }]);
    },
    'nobody can be spied on then': () => {
      expect(refusedOptions(energyEmpire, 1, { clash: 'on', espionage: 'on' })).toMatchObject({
        key: 'closed.espionage',
      });
    },
  },
  'clash-end': {
    'takes the last turn, even if that is the Rival': () => {
      const late = rivalPlays('orbit-program', { modules: ['doomsday-clock'] });
      if (late.state.clock) late.state.clock.hour = 11;
      expect(late.play().state).toMatchObject({ finalTurns: 2, now: { seat: 0 } });
    },
    'all its cards, those face down as well': () => {
      const game = rivalPlays(EARLY_CLASH_IDS[0] ?? 'five-year-plan');
      rivalOf(game.state).workers = 0;
      const { rows } = scores(game.play().state);
      expect(rows.find(({ say }) => say.key === 'score.clash')?.points[1]).toBeGreaterThan(0);
    },
    'You win only with more points than the Rival. If you tie, it stays unbeaten.': () => {
      expect(against(1).winners).toEqual([0]);
      expect(against(0)).toMatchObject({ winners: [1], because: { key: 'clash.lost' } });
    },
  },
};
