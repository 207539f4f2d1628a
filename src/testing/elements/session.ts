import { standardOptions } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import type { Box } from '../../games/box.ts';
import type { Session } from '../../ui/app/session/session.ts';

/** Ana and Ben play a game, each time taking the first option, until this; whoever is asked then sits here. */
export function sessionAt(box: Box, isThere: (play: Play) => boolean): Session {
  const { game } = box;
  const options = standardOptions(game, 2, 'link');
  const play = Play.start(game, { game: game.id, rules: game.rules, seats: 2, options, seed: 'AAAAAAAA' });
  while (play.ask && !isThere(play)) play.answer(0);
  const viewer = play.ask?.seat ?? 0;
  return {
    box,
    title: game.id,
    envelope: { names: ['Ana', 'Ben'], kinds: ['human', 'human'], way: 'link', again: 0 },
    play,
    mySeats: [viewer],
    viewer,
    chosen: undefined,
    showing: undefined,
    isFilm: false,
    isSaved: true,
  };
}
