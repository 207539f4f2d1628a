import type { Seat } from '../../../engine/ask.ts';
import type { Game, Options, ScoreSheet } from '../../../engine/game.ts';
import type { RefOf } from '../../../engine/lexicon.ts';
import { Play } from '../../../engine/play.ts';
import { co2 } from '../rules/game.ts';
import type { Co2 } from '../rules/lexicon.ts';
import { type Player, playerOf, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { Stage } from './stage.ts';

const PLAIN: Options = { fossils: 'normal', lobby: 'dealt', first: 'passed', choices: 'ask' };

/** A position in words, played on by the names of things. */
export class Scenario {
  readonly play: Play<State, View, Co2>;

  constructor(play: Play<State, View, Co2>) {
    this.play = play;
  }

  get state(): State {
    return this.play.state;
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  /** Takes options by their names. Nothing has no name: that is what a test finds where it hoped for an option. */
  pick(...refs: readonly (RefOf<Co2> | '')[]): this {
    for (const ref of refs) {
      if (ref === '') throw new RangeError('there is nothing to pick');
      this.play.pick(ref);
    }
    return this;
  }

  get asked(): Seat | undefined {
    return this.play.ask?.seat;
  }

  get question(): string | undefined {
    return this.play.ask?.prompt.key;
  }

  get offered(): readonly RefOf<Co2>[] {
    return this.play.ask?.options.map(({ ref }) => ref) ?? [];
  }

  /** Why something shown is not offered. */
  why(ref: RefOf<Co2>): string | undefined {
    return this.play.ask?.refused.find((refusal) => refusal.ref === ref)?.reason.key;
  }

  /** What has been told so far, by its keys. */
  get told(): readonly string[] {
    return this.play.told.map(({ event }) => event.say.key);
  }
}

export function scenario(
  seats: number,
  arrange: (stage: Stage) => void = () => {},
  options: Options = {},
  rules = co2.rules,
): Scenario {
  const arranged: Game<State, View, Co2> = {
    ...co2,
    setup(count, chosen, table) {
      const state = co2.setup(count, chosen, table);
      state.phase = 'operations';
      arrange(Stage.plain(state));
      co2.check(state);
      return state;
    },
  };
  const agreement = { game: co2.id, rules, seats, options: { ...PLAIN, ...options }, seed: 'scenario' };
  return new Scenario(Play.start(arranged, agreement));
}

/** The count of two companies that have nothing but this. */
export function countOf(arrange: (stage: Stage) => unknown): ScoreSheet {
  const { state } = scenario(2, (stage) => {
    for (const seat of [0, 1]) {
      stage.holds(seat, { coins: 0, permits: 0, cubes: 0 });
      playerOf(stage.state, seat).goalDiscarded = true;
    }
    arrange(stage);
  });
  return co2.scores(state);
}
