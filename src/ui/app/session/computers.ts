import type { Play } from '../../../engine/play.ts';
import type { Level } from '../../../players/mind.ts';
import type { Controller } from '../controller.ts';

/** Whose turn it is among the computers, and what they think about. */
export interface Turn {
  readonly play: Play;
  readonly level: Level;
}

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

  async #think({ play, level }: Turn): Promise<void> {
    const { agreement, answers } = play;
    const { reply, stop } = this.#app.device.think({ agreement, answers: [...answers], want: level });
    this.#thought = { about: play, stop };
    try {
      const found = await reply;
      if (this.#thought?.about !== play || !('answer' in found)) return;
      this.#thought = undefined;
      await this.#answer(found.answer);
    } catch (fault) {
      if (this.#thought?.about === play) this.#app.miss(fault);
    }
  }
}
