import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../engine/game.ts';
import { history } from '../../../engine/history.ts';
import { Play } from '../../../engine/play.ts';
import { totalOf } from '../../../engine/standing.ts';
import { keepsSecrets } from '../../../testing/laws.ts';
import { scenario } from '../testing/scenario.ts';
import { energyEmpire } from './game.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const seen = (state: State, viewer: Viewer): View => energyEmpire.view(state, viewer);
const text = (state: State, viewer: Viewer): string => JSON.stringify(seen(state, viewer));

describe('What a seat may know', () => {
  it('Own achievements and their worth, of others only how many', () => {
    const { state } = scenario(3, {
      money: 4,
      tiles: ['wealth', 'oil-reserves'],
      open: ['clean-air', 'diversified', 'steel-empire'],
    });
    expect(seen(state, 0).mats[0]?.tiles).toEqual([
      { tile: 'wealth', points: 2 },
      { tile: 'oil-reserves', points: 0 },
    ]);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(seen(state, viewer).mats[0]).toMatchObject({ tileCount: 2 });
      expect(text(state, viewer)).not.toMatch(/wealth|oil-reserves/);
    }
  });

  it('What tiles are worth only of the own seat; the rest of the count is open to all', () => {
    const { state } = scenario(2, { vp: 7, tiles: ['wealth'], money: 4 });
    const own = seen(state, 0).standing;
    const others = seen(state, 1).standing;
    expect(totalOf(own, 0).hasMore).toBe(false);
    expect(totalOf(others, 0)).toEqual({ points: (totalOf(own, 0).points ?? 0) - 2, hasMore: true });
    expect(seen(state, 'spectator').mats.every((mat) => mat.tiles === undefined)).toBe(true);
  });

  it('Decks, bags and supplies only by their numbers', () => {
    const { state } = scenario(3, { open: ['clean-air', 'diversified', 'steel-empire'] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const said = text(state, viewer);
      for (const card of state.markets.industry.deck) expect(said).not.toContain(`"${card}"`);
      for (const tile of state.tiles.supply) expect(said).not.toContain(`"${tile}"`);
      for (const impact of [...state.impactBags.early, ...state.impactBags.late])
        expect(said).not.toContain(`"${impact}"`);
    }
  });

  it('An impact that somebody drew by peeking stays unknown to everybody else', () => {
    const game = scenario(3, { energy: 0, impacts: ['baby-boom'] }).play('location:scientific-research', 'impact:0');
    expect(seen(game.state, 0).impacts[0]).toMatchObject({ lies: 'hidden', card: 'baby-boom', seenBy: [0] });
    expect(text(game.state, 1)).not.toContain('baby-boom');
    const told = game.told.map((event) => ({ event, answers: 0, turn: 1 }));
    expect(JSON.stringify(history(told, 0))).toContain('baby-boom');
    expect(JSON.stringify(history(told, 1))).not.toContain('baby-boom');
  });

  it('What was dealt to a seat only that seat, until it has chosen', () => {
    const agreement = {
      game: 'energy-empire',
      rules: energyEmpire.rules,
      seats: 3,
      options: { setup: 'lap' },
      seed: 'Secrets1',
    };
    const play = Play.start(energyEmpire, agreement);
    expect(seen(play.state, 0).mats.map((mat) => mat.dealt !== undefined)).toEqual([true, false, false]);
    for (let asked = 0; asked < 6; asked++) {
      keepsSecrets(play);
      play.answer(1);
    }
    expect(seen(play.state, 'spectator').mats.every((mat) => mat.nation !== undefined)).toBe(true);
  });

  it('A secret shuffled differently looks the same to everybody who may not know it', () => {
    const one = scenario(3, { tiles: ['wealth'], open: ['clean-air', 'diversified', 'steel-empire'] }).state;
    const other = scenario(3, { tiles: ['oil-reserves'], open: ['clean-air', 'diversified', 'steel-empire'] }).state;
    other.markets.industry.deck.reverse();
    other.impactBags.late.reverse();
    for (const viewer of [1, 2, 'spectator'] as const) expect(seen(one, viewer)).toEqual(seen(other, viewer));
    expect(seen(one, 0)).not.toEqual(seen(other, 0));
  });

  it('Everything, once the game is over', () => {
    const { state } = scenario(2, { tiles: ['wealth'], track: [0, 0, 0, 0, 0, 0] });
    state.finalTurns = 0;
    expect(seen(state, 'spectator').mats[0]?.tiles).toEqual([{ tile: 'wealth', points: 0 }]);
    expect(totalOf(seen(state, 1).standing, 0).hasMore).toBe(false);
  });
});

describe('What everybody sees', () => {
  it('The track, the impacts lying open and filed, and the price of oil', () => {
    const { state } = scenario(3, { track: [0, 0, 3, 5, 5, 5], impacts: ['baby-boom', 'jet-age'] });
    expect(seen(state, 'spectator').track).toEqual({ stacks: [0, 0, 3, 5, 5, 5], height: 5, at: 2, oilPrice: 3 });
    expect(seen(state, 'spectator').impacts.map(({ lies, card }) => `${lies} ${card ?? '?'}`)).toEqual([
      'filed baby-boom',
      'open jet-age',
      'hidden ?',
      'hidden ?',
      'hidden ?',
      'hidden ?',
    ]);
  });

  it('What a location does right now, and the energy it needs', () => {
    const { state } = scenario(3, { stacks: { education: [{ seat: 1, energy: 1 }] }, rival: { workers: 2 } });
    state.lasting = { educationCost: 1 };
    const { education } = seen(state, 0).board;
    expect(education).toMatchObject({ energyNeeded: 2, stacks: [{ seat: 1, energy: 1 }] });
    expect(education.face[0]).toEqual({ icon: 'money', amount: 1 });
  });

  it('The roll of the turn and the die that decided', () => {
    const game = scenario(3, { workers: 0, energy: 0, dice: ['coal', 'solar-wind'] }).play();
    game.rolling(2, 5).play('button:roll');
    expect(seen(game.state, 1).now).toMatchObject({
      phase: 'generate',
      highest: 1,
      roll: [{ die: 'solar-wind' }, { die: 'coal', number: 5, energy: 3 }],
    });
  });

  it('Where in the turn a question stands', () => {
    const game = scenario(3, {
      energy: 0,
      oil: 1,
      track: [1, 5, 5, 5, 5, 5],
      impacts: ['conservation-movement'],
    }).play();
    const steps = [game.ask?.step?.key];
    game.play('location:chemistry');
    steps.push(game.ask?.step?.key);
    game.play('space:ocean:1');
    steps.push(game.ask?.step?.key);
    expect(steps).toEqual(['step.place', 'step.place.at', 'step.impact']);
  });
});
