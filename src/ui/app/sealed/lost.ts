import type { Seat } from '../../../engine/ask.ts';
import { isSealedPlay, rekeyed } from '../../../link/sealed/index.ts';
import { newSecret } from '../../../store/index.ts';
import { says } from '../../screens/sealed-words.ts';
import type { Controller } from '../controller.ts';
import { personAt } from '../links/hand-over.ts';
import { linkOf } from '../session/session.ts';
import { lostSeats } from './fairness.ts';
import { sitDown } from './sealing.ts';

/** A seat whose device was lost goes on here with a new key, for all to see. */
export async function goOnWithNewKey(app: Controller, seat: Seat): Promise<void> {
  const { session } = app;
  if (!session || !isSealedPlay(session.play) || !lostSeats(session).includes(seat)) return;
  const { play } = rekeyed(session.play, seat, newSecret());
  app.set({ sheet: undefined });
  await app.take(sitDown({ ...session, play }, undefined), { from: linkOf(session) });
  app.say(says.lost.done(personAt(session, seat).name));
}
