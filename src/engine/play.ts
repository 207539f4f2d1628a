import type { Ask, Seat, Steps } from './ask.ts';
import { clone } from './clone.ts';
import { type Agreement, codeOf, type Event, type Game, type Table, type Viewer } from './game.ts';
import type { Lexicon, RefOf } from './lexicon.ts';
import { quietly } from './quiet.ts';
import { type Random, stream } from './random.ts';
import { Unforeseeable } from './unforeseeable.ts';

/** An event and the moment it happened: after how many answers, in which turn. */
export interface Told<L extends Lexicon = Lexicon> {
  readonly event: Event<L>;
  readonly answers: number;
  readonly turn: number;
}

/** Where chance comes from, turn by turn. */
export type Chance = (turn: number) => Random;

/** A safe point between two turns, from which the current turn can be run again. */
interface Checkpoint<State> {
  readonly state: State;
  readonly chance: Chance;
  readonly answers: number;
  readonly told: number;
  readonly undoTo: number;
}

/** What somebody imagines after so many answers: other secrets, and another chance from there on. */
interface Belief {
  readonly viewer: Viewer;
  readonly chance: Chance;
  readonly answers: number;
}

/** What a play keeps while it goes on. */
export interface Keeping<State = unknown, View = unknown, L extends Lexicon = Lexicon> {
  /** Without a memory there is no history, no undo and no fork: for looking ahead quickly. */
  readonly remembers?: boolean;
  /** Without words an ask is no more than names: for thinking ahead. Nobody may be shown it. */
  readonly speaks?: boolean;
  /** Where chance comes from, if not from the seed. */
  readonly chance?: Chance;
  /** Called at every event, with the table as it is at that moment. */
  watch?(event: Event<L>, play: Play<State, View, L>): void;
}

/** How far an attempt came: to the next decision or the end of the game, or to what nobody can foresee. */
export interface Attempt<State, View, L extends Lexicon> {
  readonly play: Play<State, View, L>;
  readonly stoppedBy: Unforeseeable['by'] | undefined;
}

/** A turn that asks nothing may follow another; this many in a row is a game that never ends. */
const MOST_SILENT_TURNS = 10_000;

/**
 * A game in progress, and the only thing that ever makes or changes a state. It is always waiting for an answer,
 * unless the game is over. Everything it holds follows from the agreement and the answers.
 */
export class Play<State = unknown, View = unknown, L extends Lexicon = Lexicon> {
  readonly game: Game<State, View, L>;
  readonly agreement: Agreement;
  readonly answers: number[] = [];
  /** How many options each answer had: what the link needs to pack it. */
  readonly radixes: number[] = [];
  /** Who gave each answer. */
  readonly answerers: Seat[] = [];
  /** What each answer chose, by name. */
  readonly picks: RefOf<L>[] = [];
  readonly told: Told<L>[] = [];
  state: State;
  ask: Ask<L> | undefined;
  turn = 0;
  /** Answers before this one are settled by chance or by something revealed: undo stops here. */
  undoTo = 0;
  readonly #remembers: boolean;
  readonly #speaks: boolean;
  #watch: Keeping<State, View, L>['watch'];
  #checkpoint: Checkpoint<State> | undefined;
  /** An attempt neither draws nor looks at what is hidden. */
  #isAttempt = false;
  #chance: Chance;
  /** The stream of this turn, once something was drawn from it. */
  #source: Random | undefined;
  /** What was imagined since the checkpoint, to be imagined again by whoever runs the turn again. */
  #beliefs: readonly Belief[] = [];
  readonly #table: Table<L>;
  #steps: Steps<void, L> | undefined;

  private constructor(
    game: Game<State, View, L>,
    agreement: Agreement,
    state: State | undefined,
    chance: Chance,
    { remembers = true, speaks = true, watch }: Keeping<State, View, L>,
  ) {
    this.game = game;
    this.agreement = agreement;
    this.#chance = chance;
    this.#remembers = remembers;
    this.#speaks = speaks;
    const early: Event<L>[] = [];
    this.#watch = (event) => void early.push(event);
    this.#table = this.#newTable();
    this.state = state ?? game.setup(agreement.seats, agreement.options, this.#table);
    this.#watch = watch;
    // What the setup told can be watched once there is a table to look at.
    for (const event of early) watch?.(event, this);
  }

  /** Sets up a new game and plays on to its first question. */
  static start<State, View, L extends Lexicon>(
    game: Game<State, View, L>,
    agreement: Agreement,
    keeping: Keeping<State, View, L> = {},
  ): Play<State, View, L> {
    const { chance = (turn) => stream(agreement.seed, turn) } = keeping;
    const play = new Play(game, agreement, undefined, chance, keeping);
    play.#advance();
    return play;
  }

  get over(): boolean {
    return this.ask === undefined;
  }

  /** Answers the current ask with the index of an offered option. */
  answer(index: number): void {
    const { ask } = this;
    const { bound } = ask ?? {};
    const ref =
      bound === undefined
        ? ask?.options[index]?.ref
        : index >>> 0 === index && index < bound
          ? (`#${index}` as const)
          : undefined;
    if (!ask || !ref) throw new RangeError(`nobody asked for answer ${index}`);
    this.answers.push(index);
    this.radixes.push(bound ?? ask.options.length);
    this.answerers.push(ask.seat);
    this.picks.push(ref);
    this.#advance(index);
  }

  /** Answers by the name of the chosen thing. */
  pick(ref: RefOf<L>): void {
    const index = this.ask?.options.findIndex((option) => option.ref === ref) ?? -1;
    if (index < 0) throw new RangeError(`"${ref}" is not offered`);
    this.answer(index);
  }

  /** An independent copy that plays on without touching this one. Only the current turn is run again. */
  fork(): Play<State, View, L> {
    return this.#rerun(this.answers.length);
  }

  /** The same game with only the first answers. */
  backTo(answers: number): Play<State, View, L> {
    if (this.#checkpoint && answers >= this.#checkpoint.answers) return this.#rerun(answers);
    return replay(this.game, this.agreement, this.answers.slice(0, answers));
  }

  /**
   * Tries picks one after the other on a copy, which stops before it draws by chance or shows something hidden. A pick
   * that is not offered, because there was no choice, is passed over.
   */
  attempt(picks: readonly RefOf<L>[]): Attempt<State, View, L> {
    const play = this.fork();
    play.#isAttempt = true;
    const seat = this.ask?.seat;
    try {
      for (const ref of picks) {
        const index =
          play.ask?.seat === seat ? (play.ask?.options.findIndex((option) => option.ref === ref) ?? -1) : -1;
        if (index >= 0) play.answer(index);
      }
      return { play, stoppedBy: undefined };
    } catch (stop) {
      if (!(stop instanceof Unforeseeable)) throw stop;
      play.ask = undefined;
      return { play, stoppedBy: stop.by };
    }
  }

  /**
   * The same position as this viewer might imagine it: everything the viewer cannot know is dealt anew, and chance comes
   * from elsewhere. Neither the secrets nor the seed of the game can be found out from it; it goes by the same code.
   */
  imagined(viewer: Viewer, chance: Chance, keeping: Keeping<State, View, L> = {}): Play<State, View, L> {
    const copy = this.#rerun(this.answers.length, { ...this.agreement, seed: codeOf(this.agreement) }, keeping);
    copy.#believe({ viewer, chance, answers: this.answers.length });
    return copy;
  }

  #believe(belief: Belief): void {
    this.#beliefs = [...this.#beliefs, belief];
    this.#chance = belief.chance;
    this.#source = undefined;
    this.game.redeal(this.state, belief.viewer, belief.chance(0));
  }

  /** A copy that has run the current turn again, up to so many answers. */
  #rerun(answers: number, agreement = this.agreement, keeping: Keeping<State, View, L> = {}): Play<State, View, L> {
    const checkpoint = this.#checkpoint;
    if (!checkpoint) throw new Error('a play without a memory has no safe point');
    const copy = new Play(this.game, agreement, clone(checkpoint.state), checkpoint.chance, keeping);
    copy.turn = this.turn - 1;
    copy.undoTo = checkpoint.undoTo;
    copy.answers.push(...this.answers.slice(0, checkpoint.answers));
    copy.radixes.push(...this.radixes.slice(0, checkpoint.answers));
    copy.answerers.push(...this.answerers.slice(0, checkpoint.answers));
    copy.picks.push(...this.picks.slice(0, checkpoint.answers));
    copy.told.push(...this.told.slice(0, checkpoint.told));
    copy.#advance();
    for (let at = checkpoint.answers; ; at++) {
      for (const belief of this.#beliefs) if (belief.answers === at) copy.#believe(belief);
      const answer = this.answers[at];
      if (at === answers || answer === undefined) return copy;
      copy.answer(answer);
    }
  }

  /** Plays on until somebody must decide or the game is over. */
  #advance(answer?: number): void {
    if (this.#speaks) this.#run(answer);
    else quietly(() => this.#run(answer));
  }

  #run(answer?: number): void {
    let next = answer === undefined ? undefined : this.#steps?.next(answer);
    for (let silent = 0; silent < MOST_SILENT_TURNS; silent++) {
      if (next && !next.done) {
        this.ask = next.value;
        return;
      }
      if (this.game.over(this.state)) {
        this.ask = undefined;
        this.#steps = undefined;
        return;
      }
      next = this.#nextTurn();
    }
    throw new Error('the game goes on for ever without asking anybody');
  }

  #nextTurn(): IteratorResult<Ask<L>, void> {
    if (this.#remembers) {
      this.#checkpoint = {
        state: clone(this.state),
        chance: this.#chance,
        answers: this.answers.length,
        told: this.told.length,
        undoTo: this.undoTo,
      };
      this.#beliefs = [];
    }
    this.turn++;
    this.#source = undefined;
    this.#steps = this.game.turn(this.state, this.#table, this.#watch ? undefined : this.#checkpoint?.state);
    return this.#steps.next();
  }

  /** What the rules may reach. Chance is a fresh stream each turn, and using it bars undo. */
  #newTable(): Table<L> {
    const barred = (by: Unforeseeable['by']) => {
      if (this.#isAttempt) throw new Unforeseeable(by);
      this.undoTo = this.answers.length;
    };
    return {
      rules: this.agreement.rules,
      random: {
        below: (n) => {
          if (n === 1) return 0;
          barred('chance');
          this.#source ??= this.#chance(this.turn);
          return this.#source.below(n);
        },
      },
      tell: (tells) => {
        if (!this.#remembers && !this.#watch) return;
        const event = tells();
        if (this.#remembers) this.told.push({ event, answers: this.answers.length, turn: this.turn });
        this.#watch?.(event, this);
      },
      reveal: () => barred('secret'),
    };
  }
}

/** Plays a journal from the beginning. */
export function replay<State, View, L extends Lexicon>(
  game: Game<State, View, L>,
  agreement: Agreement,
  answers: readonly number[],
): Play<State, View, L> {
  const play = Play.start(game, agreement);
  for (const answer of answers) play.answer(answer);
  return play;
}
