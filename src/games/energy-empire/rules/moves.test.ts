import { describe, expect, it } from 'vitest';
import { rivalPlays } from '../testing/rival-scenario.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';

/** What is seen to move in all that was told, in the order in which it was told. */
const seen = ({ told }: Scenario): string[] =>
  told.flatMap(({ moves = [] }) =>
    moves.map(({ count = 1, piece, from, to }) => `${count} ${piece}: ${from} to ${to}`),
  );

describe('while a move is told', () => {
  it('a worker and its energy go to the location, and what it gives comes back', () => {
    expect(seen(scenario(3, { energy: 2 }).play('location:mine', 'energy:2'))).toEqual([
      '1 worker: workers@0 to location:mine',
      '2 energy: energy@0 to location:mine',
      '1 steel: location:mine to steel@0',
    ]);
  });

  it('payments go to the place, pollution comes from the track to the own space', () => {
    expect(seen(scenario(3, { energy: 0, money: 3 }).play('location:education', 'space:air:2'))).toEqual([
      '1 worker: workers@0 to location:education',
      '3 money: money@0 to location:education',
      '1 worker: location:education to workers@0',
      '1 pollution: stack:0 to space:air:2@0',
    ]);
  });

  it('a token that empties its stack is seen to come from there', () => {
    const last = scenario(3, { energy: 0, money: 3, track: [1, 4, 4, 4, 4, 4] }).play('location:education');
    expect(seen(last.play('space:air:2'))).toContain('1 pollution: stack:0 to space:air:2@0');
  });

  it('what lies on a location is collected from there', () => {
    const pieces = { mine: { steel: 2, pollution: 1 } };
    const collected = seen(scenario(3, { energy: 0, pieces }).play('location:mine', 'space:air:2'));
    expect(collected).toContain('2 steel: location:mine to steel@0');
    expect(collected).toContain('1 pollution: location:mine to space:air:2@0');
  });

  it('the Rival sends its workers and takes away what its card names', () => {
    const stacks = { 'power-plant': [{ seat: 0, energy: 0 }] };
    expect(seen(rivalPlays('coal-allotment', { stacks }).play())).toEqual([
      '1 worker: rival to location:power-plant',
      '1 energy: rival to location:power-plant',
      '1 worker: rival to location:trade',
      '1 pollution: stack:0 to rival',
    ]);
  });

  it('every rival gets a share', () => {
    const shared = seen(scenario(3, { energy: 0 }).play('location:finance', 'effect:1'));
    expect(shared).toContain('1 money: location:finance to money@1');
    expect(shared).toContain('1 money: location:finance to money@2');
  });

  it('money goes to the market and a structure comes from there', () => {
    const market = { commerce: ['bank', 'farm', 'airport'] } as const;
    const built = seen(scenario(3, { energy: 0, money: 2, market }).play('location:commerce-market'));
    expect(built).toContain('2 money: money@0 to market:commerce:0');
    expect(built).toContain('1 structure: market:commerce:0 to structure:bank@0');
  });

  it('a card in use takes its token and gives from where it lies', () => {
    const using = scenario(3, { structures: ['bank'], money: 9, energy: 0 })
      .activating('commerce')
      .play('structure:bank');
    expect(seen(using)[0]).toBe('1 worker: workers@0 to structure:bank@0');
  });

  it('a step in the United Nations starts from the step before', () => {
    const at = scenario(3, { nation: 'united-states', money: 4, energy: 0, un: 2 }).activating('industry');
    expect(seen(at.play('nation'))).toContain('1 un: un:2 to un:3');
  });

  it('cards of the Cold War come from the clock', () => {
    const drawn = scenario(3, { modules: ['doomsday-clock'], money: 9, energy: 0 }).play('location:doomsday-clock');
    expect(seen(drawn)).toContain('3 card: clock to seat:0');
  });
});
