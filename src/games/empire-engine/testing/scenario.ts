import type { Ref, Seat } from '../../../engine/ask.ts';
import { type Agreement, type Game, type Options, standardOptions } from '../../../engine/game.ts';
import { history } from '../../../engine/history.ts';
import { speaker } from '../../../engine/message.ts';
import { Play } from '../../../engine/play.ts';
import { NAMES } from '../../../testing/players.ts';
import { seedOf } from '../../../testing/playout.ts';
import { empireEngine } from '../rules/game.ts';
import type { EmpireEngine } from '../rules/lexicon.ts';
import type { State } from '../rules/state.ts';
import {
  type Action,
  afterTurning,
  type Empire,
  ENGINES,
  FUELS,
  RESOURCES,
  type Resource,
  SIDES,
  type Side,
} from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { words } from '../words.en.ts';

/** What players by link agree on, with some of it otherwise. */
export function agreement(seats: number, seed: number, options: Options = {}): Agreement {
  const agreed = { ...standardOptions(empireEngine, seats, 'link'), ...options };
  return { game: empireEngine.id, rules: empireEngine.rules, seats, options: agreed, seed: seedOf(seed) };
}

/** A table put right for a test. Whatever is not said is as at the start of a game. */
export interface Setting {
  readonly seats: number;
  /** The rules the game was begun under; the present ones if not said. */
  readonly rules?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly round?: number;
  readonly start?: Seat;
  /** Each seat's piles, a letter for each cube: "sgg" is a soldier and two goods, "i" an invention. */
  readonly ready?: readonly string[];
  readonly score?: readonly string[];
  readonly empires?: readonly Empire[];
  /** The action on top of each engine, "arm invent" for each seat. */
  readonly tops?: readonly string[];
  /** What each seat's engines are to show after the reveal, "attack defend": planned at once, without fuel. */
  readonly acts?: readonly string[];
  /** Standing orders each seat leaves with its plan, in the order asked. */
  readonly orders?: readonly (readonly Ref[])[];
}

/** Quarter turns by which a scenario's seats reach their acts: gear 1 on the left, gear 2 on the right. */
const TURNS_TO_ACT = { left: 1, right: 2 } as const;

/** Sets a table for a test; plays the planning as well if it is told what everybody does. */
export function scenario(setting: Setting): Scenario {
  const { seats, rules = empireEngine.rules, options } = setting;
  const agreed = { ...agreement(seats, 0, { orders: 'ask', ...options }), rules };
  const game: Game<State, View, EmpireEngine> = {
    ...empireEngine,
    setup(seats, options, table) {
      const state = empireEngine.setup(seats, options, table);
      return { ...state, ...arranged(state, setting) };
    },
  };
  const scene = new Scenario(Play.start(game, agreed));
  if (setting.acts) scene.act(setting.acts, setting.orders ?? []);
  return scene;
}

function arranged(state: State, setting: Setting): Partial<State> {
  const { seats, round = 1, start = 0 } = setting;
  const players = state.players.map((owner, seat) => {
    const empire = setting.empires?.[seat];
    return {
      ...owner,
      ...(empire && { empire }),
      ready: { ...owner.ready, ...cubes(FUELS, setting.ready?.[seat] ?? 'sg') },
      score: { ...owner.score, ...cubes(RESOURCES, setting.score?.[seat] ?? '') },
      tops: round === 1 ? {} : topsFor(setting, seat),
    };
  });
  const taken = { soldier: 0, good: 0, invention: 0 };
  for (const { ready, score } of players) {
    for (const resource of RESOURCES)
      taken[resource] += score[resource] + (resource === 'invention' ? 0 : ready[resource]);
  }
  const returned = { soldier: 0, good: 0, invention: 0 };
  const firstStart = (((start - round + 1) % seats) + seats) % seats;
  return { players, round, start, firstStart, stock: { taken, returned } };
}

/** Reads "sgg". */
function cubes(kinds: readonly Resource[], text: string): Partial<Record<Resource, number>> {
  return Object.fromEntries(kinds.map((kind) => [kind, text.split(kind.charAt(0)).length - 1]));
}

/** Writes "sgg". */
export function letters(pile: Partial<Record<Resource, number>>): string {
  return RESOURCES.map((kind) => kind.charAt(0).repeat(pile[kind] ?? 0)).join('');
}

/** The tops asked for, or those from which the free gears lead to the acts. */
function topsFor({ tops, acts }: Setting, seat: Seat): { left: Action; right: Action } {
  const [left, right] = pair(tops?.[seat] ?? acts?.[seat] ?? 'arm invent');
  if (tops || !acts) return { left, right };
  return {
    left: afterTurning('left', left, -TURNS_TO_ACT.left),
    right: afterTurning('right', right, -TURNS_TO_ACT.right),
  };
}

/** Reads "attack defend". */
function pair(text: string): [left: Action, right: Action] {
  const [left, right] = text.split(' ');
  return [actionOn('left', left), actionOn('right', right)];
}

function actionOn(side: Side, name: string | undefined): Action {
  const action = ENGINES[side].find((each) => each === name);
  if (!action) throw new Error(`the ${side} engine has no action "${name}"`);
  return action;
}

/** A table in the middle of a test: pick by name, then look at the piles and the story. */
export class Scenario {
  readonly play: Play<State, View, EmpireEngine>;

  constructor(play: Play<State, View, EmpireEngine>) {
    this.play = play;
  }

  /** Everybody lays the cards for these acts and leaves these orders. */
  act(acts: readonly string[], orders: readonly (readonly Ref[])[]): void {
    const { state } = this.play;
    const left = orders.map((each) => [...each]);
    for (const round = state.round; state.phase === 'plan' && state.round === round; ) {
      const { ask } = this.play;
      if (!ask) return;
      const known = [...this.#cardsFor(acts[ask.seat] ?? ''), ...(left[ask.seat] ?? [])];
      const ref = known.find((each) => ask.options.some((option) => option.ref === each));
      if (!ref) throw new Error(`seat ${ask.seat} was not told how to answer "${ask.prompt.key}"`);
      this.pick(ref);
    }
  }

  #cardsFor(acts: string): Ref[] {
    const actions = pair(acts);
    if (this.play.state.round === 1) return SIDES.map((side, at) => `start:${side}:${actions[at]}`);
    return SIDES.map((side) => `plan:${side}:${TURNS_TO_ACT[side]}`);
  }

  pick(...refs: readonly Ref[]): this {
    for (const name of refs) {
      const option = this.play.ask?.options.find(({ ref }) => ref === name);
      if (!option) throw new RangeError(`"${name}" is not offered`);
      this.play.pick(option.ref);
    }
    return this;
  }

  /** Who is asked what, such as "2 ask.block". */
  get asked(): string {
    const { ask } = this.play;
    return ask ? `${ask.seat} ${ask.prompt.key}` : 'over';
  }

  get offered(): Ref[] {
    return this.play.ask?.options.map(({ ref }) => ref) ?? [];
  }

  /** Everybody's ready pile, as "sgg". */
  get ready(): string[] {
    return this.play.state.players.map(({ ready }) => letters(ready));
  }

  /** Everybody's score pile, as "sggi". */
  get score(): string[] {
    return this.play.state.players.map(({ score }) => letters(score));
  }

  /** What everybody's engines show, as "attack defend". */
  get tops(): string[] {
    return this.play.state.players.map(({ tops }) => `${tops.left} ${tops.right}`);
  }

  view(seat: Seat | 'spectator'): View {
    return this.play.game.view(this.play.state, seat);
  }

  /** The story so far as one seat hears it. */
  story(seat: Seat | 'spectator' = 'spectator'): string[] {
    const { say } = speaker(words, NAMES);
    return history(this.play.told, seat).map((line) => say(line.say));
  }
}
