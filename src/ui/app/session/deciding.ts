import type { Ref } from '../../../engine/ask.ts';
import { askToKeep } from '../../../store/index.ts';
import type { Controller } from '../controller.ts';
import * as moves from './moves.ts';
import type { Session } from './session.ts';

/** Picks what bears this name: takes it, or looks at it where it is confirmed first. */
export const pick = (app: Controller, ref: Ref): Promise<void> => decide(app, (now) => moves.picked(now, ref));

/** Looks at an option without taking it, perhaps with an answer in mind to what is asked right after it. */
export function look(app: Controller, ref: Ref, next?: Ref): void {
  if (app.session) app.hold(moves.lookedAhead(app.session, ref, next));
}

export const confirm = (app: Controller): Promise<void> => decide(app, moves.confirmed);

/** Once somebody plays on this device, it is worth asking the browser to keep what it stores. */
async function decide(app: Controller, decision: (session: Session) => Session): Promise<void> {
  const { session } = app;
  if (!session) return;
  const filing = app.change(decision);
  const isFirst = !session.play.answerers.some((seat) => session.mySeats.includes(seat));
  if (isFirst && app.session?.play !== session.play) void askToKeep();
  await filing;
}
