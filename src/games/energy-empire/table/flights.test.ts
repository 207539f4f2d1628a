import { describe, expect, it } from 'vitest';
import type { Line } from '../../../engine/history.ts';
import { view } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { rivalPlays } from '../testing/rival-scenario.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { flights, sourceOf } from './flights.ts';

const lines = ({ told }: Scenario): Pick<Line, 'say' | 'seat' | 'refs'>[] =>
  told.map(({ say, seat, refs = [] }) => ({ say, seat, refs }));

/** What is seen to move in a whole turn, line by line. */
function seen(at: Scenario): string[] {
  let source: string | undefined;
  return lines(at).flatMap((line) => {
    const moving = flights(line, view(at.state, 0), source).map(
      ({ count, what, from, to }) => `${count} ${what}: ${from} to ${to}`,
    );
    source = sourceOf(line) ?? source;
    return moving;
  });
}

describe('while a move is told', () => {
  it('a worker and its energy go to the location, and what it gives comes back', () => {
    expect(seen(scenario(3, { energy: 2 }).play('location:mine', 'energy:2'))).toEqual([
      '1 worker: workers:0 to location:mine',
      '2 energy: energy:0 to location:mine',
      '1 steel: location:mine to steel:0',
    ]);
  });

  it('payments go to the place, pollution comes from the track to the own space', () => {
    expect(seen(scenario(3, { energy: 0, money: 3 }).play('location:education', 'space:air:2'))).toEqual([
      '1 worker: workers:0 to location:education',
      '3 money: money:0 to location:education',
      '1 worker: location:education to workers:0',
      '1 pollution: stack:0 to space:air:2@0',
    ]);
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
    expect(seen(scenario(3, { energy: 0 }).play('location:finance', 'effect:1'))).toContain(
      '1 money: location:finance to seat:1',
    );
  });

  it('a structure goes from the market to the mat', () => {
    const market = { commerce: ['bank', 'farm', 'airport'] } as const;
    const built = seen(scenario(3, { energy: 0, money: 2, market }).play('location:commerce-market'));
    expect(built).toContain('1 plank1: market:commerce:0 to structure:bank@0');
  });

  it('a step in the United Nations starts from the step before', () => {
    const at = scenario(3, { nation: 'united-states', money: 4, energy: 0, un: 2 })
      .activating('industry')
      .play('nation');
    expect(seen(at)).toContain('1 un: un:2 to un:3');
  });

  it('no more than a handful of things fly at once', () => {
    const [, energy] = flights(
      { seat: 0, refs: ['location:mine'], say: { key: 'event.works', with: { seat: 0, energy: 9 } } },
      view(scenario(3).state, 0),
      undefined,
    );
    expect(energy?.count).toBe(5);
  });

  it('words alone move nothing', () => {
    const told = { seat: 0, refs: [], say: { key: 'event.generates', with: { seat: 0 } } };
    expect(flights(told, view(scenario(3).state, 0), undefined)).toEqual([]);
  });

  it('a token that emptied its stack is seen to come from there', () => {
    const told = {
      seat: 0,
      refs: ['space:air:2'],
      say: { key: 'event.pollutes', with: { seat: 0, token: 'pollution' } },
    };
    const track = { stacks: [0, 4, 4, 4, 4, 4], height: 4, at: 1, oilPrice: 2 };
    expect(flights(told, { track, mats: [] }, undefined)[0]?.from).toBe('stack:0');
    const next = { ...track, stacks: [0, 3, 4, 4, 4, 4] };
    expect(flights(told, { track: next, mats: [] }, undefined)[0]?.from).toBe('stack:1');
  });

  it('cards of the Cold War come from the clock, a great work from above the markets', () => {
    const seated = view(scenario(3).state, 0);
    const drawn = { seat: 1, refs: ['clock'], say: { key: 'event.draws-cards', with: { seat: 1, cards: 3 } } };
    expect(flights(drawn, seated, undefined)).toEqual([{ from: 'clock', to: 'seat:1', what: 'lock', count: 3 }]);
    const raised = { seat: 1, refs: ['megastructure:peace-palace'], say: { key: 'event.builds', with: { seat: 1 } } };
    expect(flights(raised, seated, undefined)).toEqual([
      { from: 'megastructures', to: 'megastructure:peace-palace@1', what: 'mega', count: 1 },
    ]);
  });

  it('a card that works by itself brings its goods, and a lost worker goes home', () => {
    const seated = view(scenario(3).state, 0);
    const bag = say('bag', { steel: 1 });
    const benefit = { seat: 0, refs: ['structure:strip-mine'], say: say('event.benefit', { seat: 0, card: bag, bag }) };
    expect(flights(benefit, seated, undefined)).toEqual([
      { from: 'structure:strip-mine@0', to: 'steel:0', what: 'steel', count: 1 },
    ]);
    const lost = { seat: 2, refs: ['location:mine'], say: say('event.loses-worker', { seat: 2 }) };
    expect(flights(lost, seated, undefined)).toMatchObject([{ from: 'location:mine', to: 'seat:2', what: 'worker' }]);
  });
});
