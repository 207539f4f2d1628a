import type { Options } from '../../../engine/game.ts';
import { draw, type Random } from '../../../engine/random.ts';
import { refs, type Table } from './lexicon.ts';
import { agreedFrom } from './options.ts';
import type { Player, State } from './state.ts';
import { EMPIRES, type Empire, FUELS, SEATS_PER_SET, START_READY } from './tables.ts';
import { say } from './vocabulary.ts';

export function setup(seats: number, options: Options, table: Table): State {
  const agreed = agreedFrom(seats, options);
  const firstStart = table.random.below(seats);
  const empires = agreed.powers ? dealEmpires(table.random, seats) : [];
  const state: State = {
    agreed,
    firstStart,
    round: 1,
    start: firstStart,
    phase: 'plan',
    players: Array.from({ length: seats }, (_, seat) => newPlayer(empires[seat])),
    attacks: [],
    stock: { taken: { soldier: 0, good: 0, invention: 0 }, returned: { soldier: 0, good: 0, invention: 0 } },
  };
  for (const fuel of FUELS) state.stock.taken[fuel] = START_READY[fuel] * seats;
  for (const [seat, empire] of empires.entries()) {
    table.tell(() => ({ say: say('event.empire', { seat, empire }), seat, refs: [refs.seat(seat)] }));
  }
  table.tell(() => ({ say: say('event.begins', { seat: firstStart }), seat: firstStart, refs: ['start'], mark: true }));
  return state;
}

function newPlayer(empire: Empire | undefined): Player {
  return {
    ...(empire && { empire }),
    ready: { ...START_READY },
    score: { soldier: 0, good: 0, invention: 0 },
    tops: {},
    plan: {},
    shown: {},
    isSealed: false,
    orders: {},
  };
}

/** One box up to four players, two beyond: then an empire may sit at the table twice, never side by side. */
export function dealEmpires(random: Random, seats: number): Empire[] {
  for (;;) {
    const bag: Empire[] = seats > SEATS_PER_SET ? [...EMPIRES, ...EMPIRES] : [...EMPIRES];
    const dealt = Array.from({ length: seats }, () => draw(random, bag));
    if (dealt.every((empire, seat) => empire !== dealt[(seat + 1) % seats])) return dealt;
  }
}
