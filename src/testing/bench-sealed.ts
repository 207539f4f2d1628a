import type { Seat } from '../engine/ask.ts';
import type { Game } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { decode, encode } from '../link/index.ts';
import { deal, encodeSealed, invite, openSealed } from '../link/sealed/index.ts';
import { type Figure, handOvers, mean, ratio, rounded } from './bench.ts';
import { foreseen, withDraws } from './foreseen.ts';
import { dice, playOn } from './playout.ts';
import { agreed, envelopeFor, handedOn, nextIn, secretsOf } from './sealed.ts';

/** What sealing costs: characters, hand-overs after the lap, and time to open a link compared with a game by trust. */
export function* sealedFigures(games: readonly Game[], gamesEach: number): Generator<Figure> {
  for (const game of games) {
    const [fewest, most] = game.seats;
    for (let seats = Math.max(2, fewest); seats <= most; seats++) {
      const plays = Array.from({ length: gamesEach }, (_, number) => playedSealed(game, seats, number));
      const links = plays.map((play) => encodeSealed(envelopeFor(seats), play).length);
      const name = `sealed/${game.id}/${seats}`;
      yield { name: `link.chars.max/${name}`, value: Math.max(...links), unit: 'characters' };
      yield { name: `handovers.per-game/${name}`, value: mean(plays.map(handOvers)), unit: 'hand-overs' };
    }
    yield openingOf(game, Math.min(most, 5));
    yield* foresightIn(game, Math.min(most, 5), gamesEach);
  }
}

/** A whole game as somebody plays it who has all the keys: only its end is written. */
function playedSealed(game: Game, seats: number, number: number): Play {
  const all = Array.from({ length: seats }, (_, seat): Seat => seat);
  const lobby = invite(game, envelopeFor(seats), agreed(game, seats, number), all, secretsOf(`${number}`));
  const roll = dice(number);
  let play: Play = deal(lobby, game);
  for (let next = nextIn(play); next !== undefined; next = nextIn(play)) play = handedOn(play, next, roll);
  return play;
}

/** How much of what is drawn a changed app could foresee. A game without chance has nothing to foresee. */
function* foresightIn(game: Game, seats: number, gamesEach: number): Generator<Figure> {
  let [all, known] = [0, 0];
  for (let number = 0; number < gamesEach; number++) {
    const { noted, draws } = withDraws(game);
    const play = playedSealed(noted, seats, number);
    all += draws.size;
    known += foreseen(play, draws);
  }
  const name = `chance.foreseen.share/sealed/${game.id}/${seats}`;
  if (all > 0) yield { name, value: rounded(known / all), unit: 'moments of drawing within a visit / all' };
}

/**
 * How long it takes to open a link, sealed and by trust, over a few games of the same run: by what is told of a game, as
 * random games are of very different length and a sealed plan is one answer for several.
 */
function openingOf(game: Game, seats: number): Figure {
  const numbers = [0, 1, 2];
  const sealed = numbers.map((number) => playedSealed(game, seats, number));
  const plain = numbers.map((number) => playOn(Play.start(game, agreed(game, seats, number)), dice(number)));
  const sealedLinks = sealed.map((play) => encodeSealed(envelopeFor(seats), play));
  const plainLinks = plain.map((play) => encode(envelopeFor(seats), play));
  const open = ratio(
    () => sealedLinks.forEach((link) => void openSealed(link, game)),
    () => plainLinks.forEach((link) => void decode(link, game)),
  );
  return {
    name: `engine.open.sealed.ratio/${game.id}/${seats}`,
    value: rounded((open * told(plain)) / told(sealed)),
    unit: 'sealed / by trust',
  };
}

const told = (plays: readonly Play[]): number => plays.reduce((sum, { told }) => sum + told.length, 0);
