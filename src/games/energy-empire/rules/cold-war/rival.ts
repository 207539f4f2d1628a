import { draw } from '../../../../engine/random.ts';
import { drawTile } from '../achievements.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { resolveImpacts } from '../impacts.ts';
import { refs, type Steps, type Table } from '../lexicon.ts';
import { refill, structureSaid } from '../market.ts';
import { placeAt, placesOf, type State } from '../state.ts';
import { EARLY_IMPACTS, LAST_UN_SPACE, type LocationId, RESOURCES, SPOTS, type Spot } from '../tables.ts';
import { backToSupply, leaveTrack, leftmostStack } from '../track.ts';
import { markersOf } from '../united-nations.ts';
import { say } from '../vocabulary.ts';
import { energyNeeded } from '../work.ts';
import { type ClashIcon, type ClashId, clashCard, EARLY_CLASH, type Target } from './cards/clash.ts';
import { moveHand } from './clock.ts';
import type { Rival } from './state.ts';

export const RIVAL_PIECES = { workers: 6, energy: 10 } as const;
export const WORKERS_PER_CARD = 2;

export function rivalOf(state: State): Rival {
  if (!state.rival) throw new RangeError('no Rival takes part');
  return state.rival;
}

/** The Late deck is used once the last of the Early impacts has come. */
export function deckInUse({ impacts }: State): 'early' | 'late' {
  return impacts[EARLY_IMPACTS - 1]?.isRevealed ? 'late' : 'early';
}

/** Three Work turns, then a Generate turn. Players touched by an impact act from the next one clockwise. */
export function* rivalTurn(state: State, table: Table): Steps {
  const rival = rivalOf(state);
  rival.isNext = false;
  state.now = { seat: 0, phase: 'rival', used: [], impactsDue: 0 };
  if (rival.workers > 0) work(state, rival, table);
  else generate(state, rival, table);
  yield* resolveImpacts(state, table);
}

/** A card of the deck in use; when it is empty, one of the other deck. */
function drawCard(state: State, { decks }: Rival, table: Table): ClashId | undefined {
  const inUse = deckInUse(state);
  const { [inUse]: deck, [inUse === 'early' ? 'late' : 'early']: other } = decks;
  const left = deck.length > 0 ? deck : other;
  return left.length > 0 ? draw(table.random, left) : undefined;
}

function work(state: State, rival: Rival, table: Table): void {
  const id = drawCard(state, rival, table);
  rival.workers -= WORKERS_PER_CARD;
  if (!id) {
    table.tell(() => ({ say: say('event.rival-idle') }));
    return;
  }
  rival.played.push({ card: id, isFaceDown: false });
  const { placements, icon } = clashCard(id);
  const [first, second] = placements;
  table.tell(() => ({
    say: say('event.rival-card', {
      card: say(`clash.${id}`),
      deck: id in EARLY_CLASH ? 'early' : 'late',
      first: locationOf(first),
      second: locationOf(second),
    }),
    refs: ['rival', refs.clash(id)],
  }));
  for (const target of placements) place(state, rival, target, table);
  if (icon) resolveIcon(state, rival, icon, table);
}

function locationOf(target: Target): LocationId {
  return typeof target === 'string' ? target : target[0];
}

/** The least energy that makes the tallest stack; with too little of it the worker is set aside. */
function place(state: State, rival: Rival, target: Target, table: Table): void {
  const [location, discard] = typeof target === 'string' ? [target] : target;
  const energy = energyNeeded(state.board[location]);
  const at = refs.location(location);
  if (rival.energy < energy) {
    table.tell(() => ({
      say: say('event.rival-skips', { location, need: energy, have: rival.energy }),
      refs: ['rival', at],
    }));
    return;
  }
  rival.energy -= energy;
  state.board[location].stacks.push({ seat: 'rival', energy });
  table.tell(() => ({
    say: say('event.rival-works', { location, energy }),
    refs: ['rival', at],
    moves: [
      { piece: 'worker', from: 'rival', to: at },
      ...(energy > 0 ? [{ piece: 'energy' as const, from: 'rival' as const, to: at, count: energy }] : []),
    ],
  }));
  clear(state, location, table);
  if (discard) discardAt(state, location, discard, table);
}

/** Pieces lying there go back to the supply. */
function clear(state: State, location: LocationId, table: Table): void {
  const { pieces } = state.board[location];
  if (Object.values(pieces).every((amount) => amount === 0)) return;
  for (const resource of RESOURCES) pieces[resource] = 0;
  for (const token of ['pollution', 'contamination'] as const) {
    for (; pieces[token] > 0; pieces[token]--) backToSupply(state);
  }
  table.tell(() => ({
    say: say('event.rival-clears', { location }),
    refs: ['rival', refs.location(location)],
  }));
}

/** The card at this spot, if there is one at this moment, leaves the market. */
function discardAt(state: State, location: LocationId, spot: Spot, table: Table): void {
  const { type } = LOCATIONS[location];
  const market = state.markets[type];
  const at = SPOTS.indexOf(spot);
  const card = market.cards[at];
  table.tell(() => ({
    say: say('event.rival-discards', { type, spot, ...(card && { card: structureSaid(card) }) }),
    refs: ['rival', refs.spot(type, at)],
  }));
  if (!card) return;
  market.discard.push(...market.cards.splice(at, 1));
  refill(state, type, table);
}

function resolveIcon(state: State, rival: Rival, icon: ClashIcon, table: Table): void {
  if (icon === 'un') advance(state, rival, table);
  else if (icon === 'token') takeToken(state, rival, 'card', table);
  else if (icon === 'clock') wind(state, table);
  else takeTile(state, rival, icon, table);
}

/** No step from the last space, and none to it while it is taken. */
function advance(state: State, rival: Rival, table: Table): void {
  const isLast = rival.un === LAST_UN_SPACE;
  const isBarred = rival.un + 1 === LAST_UN_SPACE && markersOf(state).includes(LAST_UN_SPACE);
  if (isLast || isBarred) {
    table.tell(() => ({ say: say('event.rival-stays', { isLast }), refs: ['rival', refs.un(rival.un)] }));
    return;
  }
  rival.un++;
  table.tell(() => ({
    say: say('event.rival-advances', { step: rival.un }),
    refs: ['rival', refs.un(rival.un)],
    moves: [{ piece: 'un', from: refs.un(rival.un - 1), to: refs.un(rival.un) }],
  }));
}

/** One token of the track onto the card. */
function takeToken(state: State, rival: Rival, because: 'card' | 'generates', table: Table): void {
  const stack = leftmostStack(state);
  const isLeft = leaveTrack(state);
  if (isLeft) rival.tokens++;
  table.tell(() => ({
    say: say('event.rival-token', { because, isLeft }),
    refs: ['rival', 'track'],
    moves: stack === undefined ? [] : [{ piece: 'pollution', from: refs.stack(stack), to: 'rival' }],
  }));
}

/** The clock one hour on, if it is on the table. */
function wind(state: State, table: Table): void {
  const { clock } = state;
  table.tell(() => ({
    say: say('event.rival-clock', clock && { hour: clock.hour }),
    refs: ['rival', 'clock'],
  }));
  if (clock) moveHand(state, table, 'rival');
}

function takeTile(state: State, rival: Rival, spot: Spot, table: Table): void {
  const at = SPOTS.indexOf(spot);
  const open = state.tiles.open[at];
  const tile = open === 'none' ? undefined : open;
  table.tell(() => ({
    say: say('event.rival-tile', { spot, ...(tile && { tile: say(`achievement.${tile}`) }) }),
    refs: ['rival', tile ? refs.achievement(tile) : 'open-tiles'],
    moves: tile ? [{ piece: 'achievement', from: refs.achievement(tile), to: 'rival' }] : [],
  }));
  if (!tile) return;
  rival.tiles.push(tile);
  state.tiles.open[at] = drawTile(state, table);
}

/** A card face down with a token of the track on it, and all its pieces come home. */
function generate(state: State, rival: Rival, table: Table): void {
  const card = drawCard(state, rival, table);
  if (card) rival.played.push({ card, isFaceDown: true });
  table.tell(() => ({ say: say('event.rival-generates', { hasCard: card !== undefined }), refs: ['rival'] }));
  takeToken(state, rival, 'generates', table);
  for (const id of placesOf(state)) {
    const place = placeAt(state, id);
    place.stacks = place.stacks.filter((stack) => stack.seat !== 'rival');
  }
  Object.assign(rival, RIVAL_PIECES);
  table.tell(() => ({ say: say('event.rival-home', RIVAL_PIECES), refs: ['rival'] }));
}
