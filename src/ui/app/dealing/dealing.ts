import { Play } from '../../../engine/play.ts';
import { EDITION } from '../../../players/edition.ts';
import { newSeed } from '../../../store/index.ts';
import type { NewGame } from '../../screens/model.ts';
import type { Controller } from '../controller.ts';
import { atSeats, sessionOf } from '../links/opening.ts';
import { parts } from '../parts.ts';
import { kindOf, levelAt } from '../session/levels.ts';
import { namesOf } from '../session/names.ts';
import { namesIn, newGameForm, rememberNames } from './form.ts';

/** Deals a new game and sits everybody down. */
export async function deal(app: Controller, newGame: NewGame): Promise<void> {
  const entry = app.entry(newGame.game);
  if (!entry) return;
  const owner = ownerOf(newGame, namesIn(app.store));
  const { levels = [] } = newGame;
  rememberNames(app.store, [owner, ...newGame.names.filter((_, seat) => levels[seat] === undefined)]);
  if (newGame.isSealed) {
    const part = Promise.all([entry.load(), parts.sealed()]);
    return app.visit(part, ([box, { inviteToLap }]) => inviteToLap(app, newGame, { entry, box }));
  }
  await app.visit(entry.load(), (box) => {
    const { game, names, here, way, options, isRandomStart } = newGame;
    const seed = newSeed();
    const turned = isRandomStart ? seed.charCodeAt(0) % names.length : 0;
    const seated = names.map((_, seat) => (seat + turned) % names.length);
    const play = Play.start(box.game, { game, rules: box.game.rules, seats: names.length, options, seed });
    const envelope = {
      names: seated.map((seat) => names[seat] ?? ''),
      kinds: seated.map((seat) => kindOf(levels[seat])),
      way,
      again: 0,
      edition: levels.some((level) => level !== undefined) ? EDITION : undefined,
    };
    const mySeats = seated.flatMap((from, seat) => (here.includes(from) ? [seat] : []));
    const journal = { ...envelope, agreement: play.agreement, answers: [] };
    const session = sessionOf({ journal, play }, undefined, { entry, box });
    app.device.pushAddress('');
    const filing = app.arrive(atSeats(session, mySeats), 'table');
    const starter = play.ask && envelope.names[play.ask.seat];
    if (starter !== owner) app.cover();
    return filing;
  });
}

/** Who holds this device while a game is dealt: who plays by link from here, or who was asked for first last time. */
function ownerOf({ names, here, way }: NewGame, [first]: readonly string[]): string {
  const isKnown = way === 'room' && first !== undefined && names.includes(first);
  return isKnown ? first : (names[here[0] ?? 0] ?? '');
}

/** The same people once more, each on their own device, the next one starting. */
export async function rematch(app: Controller): Promise<void> {
  const { session } = app;
  if (!session) return;
  const { envelope, mySeats, play } = session;
  const [firstLevel, ...otherLevels] = envelope.names.map((_, seat) => levelAt(envelope, seat));
  const { game, options, seats } = play.agreement;
  const [first = '', ...rest] = namesOf(session);
  const here = mySeats.map((seat) => (seat + seats - 1) % seats);
  await app.go(
    { kind: 'new-game', game },
    {
      names: [...rest, first],
      levels: [...otherLevels, firstLevel],
      here,
      options,
      way: envelope.way,
    },
  );
}

/** A game against two computers, with what is recommended, and no form to fill in. */
export async function playNow(app: Controller, game: string): Promise<void> {
  const entry = app.entry(game);
  if (!entry) return;
  await app.visit(Promise.all([entry.load(), parts.draft()]), ([box, { blank, finished, withCompany }]) => {
    const form = newGameForm(entry, box, app.store, undefined);
    return deal(app, finished(withCompany(blank(form), 'computers', form), form));
  });
}
