import type { Play } from '../../../engine/play.ts';
import type { Level } from '../../../players/mind.ts';
import type { Controller } from '../controller.ts';

/** Whose turn it is among the computers, and what they think about. */
export interface Turn {
  readonly play: Play;
  readonly level: Level;
  /** A sealed game: the link that tells everybody what a computer may know, and what it has had in mind since. */
  readonly sealed?: { readonly link: string; readonly drafted: readonly number[] } | undefined;
}

/** A browser may end a worker without a word: whoever says nothing for so long is asked again, so often. */
const PATIENCE_MS = 30_000;
const ATTEMPTS = 3;

const patience = (): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));

/** Lets computers think whenever it is their turn, and stops them when the table has changed. */
export class Computers {
  readonly #app: Pick<Controller, 'device' | 'miss'>;
  readonly #answer: (answer: number) => Promise<void>;
  #thought: { readonly about: Play; stop(): void } | undefined;

  constructor(app: Pick<Controller, 'device' | 'miss'>, answer: (answer: number) => Promise<void>) {
    this.#app = app;
    this.#answer = answer;
  }

  run(turn: Turn | undefined): void {
    if (this.#thought && this.#thought.about === turn?.play) return;
    this.#thought?.stop();
    this.#thought = undefined;
    if (turn) void this.#think(turn);
  }

  async #think({ play, level, sealed }: Turn): Promise<void> {
    for (let left = ATTEMPTS; left > 0; left--) {
      const { agreement } = play;
      const answers = [...(sealed?.drafted ?? play.answers)];
      const { reply, stop } = this.#app.device.think({ agreement, answers, want: level, link: sealed?.link });
      const thought = { about: play, stop };
      this.#thought = thought;
      const found = await Promise.race([reply.catch((fault: unknown) => ({ fault })), patience()]);
      if (this.#thought !== thought) return;
      this.#thought = undefined;
      if (found && 'answer' in found) return this.#answer(found.answer);
      // Its worker was lost on the way: nothing is lost with it.
      stop();
      if (left === 1) this.#app.miss(found && 'fault' in found ? found.fault : new Error('a computer did not answer'));
    }
  }
}
