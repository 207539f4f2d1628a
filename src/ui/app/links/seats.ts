import type { Seat } from '../../../engine/ask.ts';
import { idOf } from '../../../store/index.ts';
import type { Controller } from '../controller.ts';
import { words } from '../words.ts';
import { personAt } from './hand-over.ts';
import { atSeats } from './opening.ts';

/** Who of the players sits at this device. */

/** Takes one more seat, and offers the way back: it may have been a slip, or somebody else's. */
export async function sitDown(app: Controller, seat: Seat): Promise<void> {
  const { session } = app;
  if (!session || session.isPast) return;
  await app.claim(seat);
  const { name } = personAt(session, seat);
  app.say(words.notice.seated(name), 'filed', { label: words.notice.notMe, request: { do: 'stand-up', seat } });
}

/** Leaves a seat to whoever it belongs to. What was decided for it here stays decided. */
export async function standUp(app: Controller, seat: Seat): Promise<void> {
  const { session, store } = app;
  if (!session?.mySeats.includes(seat)) return;
  void store.leaveSeat(idOf(session.play.agreement), seat);
  const mySeats = session.mySeats.filter((other) => other !== seat);
  await app.take(atSeats({ ...session, chosen: undefined }, mySeats));
  app.say(words.notice.stoodUp(personAt(session, seat).name));
}
