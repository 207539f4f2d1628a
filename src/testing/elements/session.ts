import { standardOptions } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import type { Box } from '../../games/box.ts';
import type { Session } from '../../ui/app/session/session.ts';
import { sessionOf } from '../session.ts';

/** Ana and Ben play a game, each time taking the first option, until this; whoever is asked then sits here. */
export function sessionAt(box: Box, isThere: (play: Play) => boolean): Session {
  const { game } = box;
  const options = standardOptions(game, 2, 'link');
  const play = Play.start(game, { game: game.id, rules: game.rules, seats: 2, options, seed: 'AAAAAAAA' });
  while (play.ask && !isThere(play)) play.answer(0);
  const viewer = play.ask?.seat ?? 0;
  return sessionOf(box, play, { mySeats: [viewer], viewer });
}
