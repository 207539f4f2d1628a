import type { Seat } from '../../engine/ask.ts';
import { Play } from '../../engine/play.ts';
import { newSeed } from '../../store/index.ts';
import type { NewGame } from '../screens/model.ts';
import type { Controller } from './controller.ts';
import { atSeats, sessionOf } from './opening.ts';

/** Deals a new game and sits everybody down. */
export async function deal(app: Controller, newGame: NewGame): Promise<void> {
  const entry = app.entry(newGame.game);
  if (!entry) return;
  void app.store.setSetting('names', ownFirst(newGame));
  await app.visit(entry.load(), (box) => {
    const { game, names, here, way, options, isRandomStart } = newGame;
    const seed = newSeed();
    const turned = isRandomStart ? seed.charCodeAt(0) % names.length : 0;
    const seated = names.map((_, seat) => (seat + turned) % names.length);
    const play = Play.start(box.game, { game, rules: box.game.rules, seats: names.length, options, seed });
    const cover = {
      names: seated.map((seat) => names[seat] ?? ''),
      kinds: names.map(() => 'human' as const),
      way,
      again: 0,
    };
    const mySeats = seated.flatMap((from, seat) => (here.includes(from) ? [seat] : []));
    const journal = { ...cover, agreement: play.agreement, answers: [] };
    const session = sessionOf({ journal, play }, undefined, { entry, box });
    app.device.pushAddress('');
    app.set({ screen: { kind: 'table' }, session: undefined });
    const filing = app.put(atSeats(session, mySeats));
    // Whoever dealt holds the phone, and chance may have given the first turn to somebody else.
    if (turned > 0) app.cover();
    return filing;
  });
}

/** The names to remember: whoever has this device is asked for first next time. */
function ownFirst({ names, here }: NewGame): string[] {
  const isOwn = (_: string, seat: Seat) => here.includes(seat);
  return [...names.filter(isOwn), ...names.filter((name, seat) => !isOwn(name, seat))];
}

/** The same people once more, each on their own device, the next one starting. */
export async function rematch(app: Controller): Promise<void> {
  const { session } = app;
  if (!session) return;
  const { cover, mySeats, play } = session;
  const { game, options, seats } = play.agreement;
  const [first = '', ...rest] = cover.names;
  const here = mySeats.map((seat) => (seat + seats - 1) % seats);
  await app.go({ kind: 'new-game', game }, { names: [...rest, first], here, options, way: cover.way });
}
