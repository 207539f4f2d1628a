import type { Seat } from '../../engine/ask.ts';
import { type OptionSpec, type Options, standardOptions, type Way } from '../../engine/game.ts';
import { speaker } from '../../engine/message.ts';
import { lookOf, visibleName } from '../../link/seen.ts';
import type { Level } from '../../players/mind.ts';
import type { NewGame, NewGameModel } from './model.ts';
import { deal } from './new-game-words.ts';
import { words } from './words.ts';

/** One line of the form. The key stays with the player when seats are moved. */
export interface DraftSeat {
  readonly key: number;
  readonly name: string;
  readonly isHere: boolean;
  /** How well the computer plays that sits here; nothing for a person. */
  readonly level?: Level | undefined;
}

/** The New Game form while it is being filled in. */
export interface Draft {
  readonly seats: readonly DraftSeat[];
  readonly way: Way;
  /** By link, and everybody puts in a seal first. */
  readonly isSealed: boolean;
  /** Only what the player has chosen; everything else follows seats and way. */
  readonly chosen: Options;
  readonly isRandomStart: boolean;
  /** Those who were at the table before the player chose to be alone, in case they are wanted again. */
  readonly aside: readonly DraftSeat[];
}

/** The form as it is laid before the player: good to deal without touching anything. */
export function blank(model: NewGameModel): Draft {
  const { game, names, way, seats = 2, here = [0], options = recommended(model), levels = [] } = model;
  const [fewest, most] = game.seats;
  const count = Math.min(Math.max(seats, fewest), most);
  return {
    seats: Array.from({ length: count }, (_, key) => ({
      key,
      name: names[key] ?? '',
      isHere: here.includes(key),
      level: levels[key],
    })),
    way,
    isSealed: false,
    chosen: options,
    isRandomStart: game.startPlayer === 'by-lot',
    aside: [],
  };
}

/** The options of the set-up that comes first. */
export function recommended({ setUps = [] }: NewGameModel): Options {
  return setUps[0]?.options ?? {};
}

/** The name a seat goes by: what can be seen of what was typed, or the colour of its place. */
export function nameAt(draft: Draft, seat: Seat): string {
  return visibleName(draft.seats[seat]?.name ?? '') || (words.seatColour[seat] ?? '');
}

/** Whom one plays with: others by link, others round this device, computers only, or nobody. */
export type Company = Way | 'sealed' | 'computers' | 'alone';

export function companies({ game, characters }: NewGameModel): readonly Company[] {
  return [
    'link',
    'sealed',
    'room',
    ...(characters ? ['computers' as const] : []),
    ...(game.seats[0] === 1 ? ['alone' as const] : []),
  ];
}

export function companyOf({ seats, way, isSealed }: Draft): Company {
  if (seats.length === 1) return 'alone';
  if (people(seats).length === 1) return 'computers';
  return isSealed && way === 'link' ? 'sealed' : way;
}

const people = (seats: readonly DraftSeat[]): readonly DraftSeat[] => seats.filter(({ level }) => level === undefined);

/** Nobody else leaves only the player; anybody else needs a seat. */
export function withCompany(draft: Draft, company: Company, model: NewGameModel): Draft {
  if (company === 'alone') {
    const me = draft.seats.find(({ isHere }) => isHere) ?? draft.seats[0];
    const others = draft.seats.filter((seat) => seat !== me);
    return { ...draft, seats: me ? [me] : [], aside: others.length > 0 ? others : draft.aside };
  }
  if (company === 'computers') return againstComputers(draft, model);
  const { aside } = draft;
  const isSealed = company === 'sealed';
  const way = isSealed ? 'link' : company;
  const seats = companyOf(draft) === 'computers' ? people(draft.seats) : draft.seats;
  if (seats.length > 1) return { ...draft, seats, way, isSealed };
  return {
    ...(aside.length > 0 ? { ...draft, seats: [...seats, ...aside] } : withSeat({ ...draft, seats }, model)),
    way,
    isSealed,
  };
}

/** The player, a gentle and a steady computer. */
function againstComputers(draft: Draft, model: NewGameModel): Draft {
  const alone = withCompany(draft, 'alone', model);
  const rivals = (['gentle', 'steady'] as const).slice(0, model.game.seats[1] - 1);
  return rivals.reduce((seated, level) => withLevel(withSeat(seated, model), seated.seats.length, level, model), alone);
}

/** Seats a computer, who brings a name along, or a person. */
export function withLevel(draft: Draft, seat: Seat, level: Level | undefined, model: NewGameModel): Draft {
  const others = draft.seats.filter((_, index) => index !== seat).map(({ name }) => lookOf(name));
  const free = (names: readonly string[]): string => names.find((name) => !others.includes(lookOf(name))) ?? '';
  const character = level && model.characters?.[level];
  const name = character ? free([character, `${character} II`, `${character} III`]) : free(model.names);
  return withSeatChanged(draft, seat, { name, level, isHere: false });
}

/** Everybody plays on a device of their own. */
export function isByLink(draft: Draft): boolean {
  const company = companyOf(draft);
  return company === 'link' || company === 'sealed';
}

/** A game alone stays on this device: nobody waits for its link. */
function wayOf(draft: Draft): Way {
  return isByLink(draft) ? 'link' : 'room';
}

/** A further seat, for the first remembered name that is not at the table yet. */
export function withSeat(draft: Draft, { game, names }: NewGameModel): Draft {
  if (draft.seats.length >= game.seats[1]) return draft;
  const taken = new Set(draft.seats.map(({ name }) => lookOf(name)));
  const name = names.find((name) => !taken.has(lookOf(name))) ?? '';
  const key = Math.max(-1, ...draft.seats.map(({ key }) => key)) + 1;
  return { ...draft, seats: [...draft.seats, { key, name, isHere: false }] };
}

export function withoutSeat(draft: Draft, seat: Seat, { game }: NewGameModel): Draft {
  if (draft.seats.length <= game.seats[0]) return draft;
  return { ...draft, seats: draft.seats.filter((_, index) => index !== seat) };
}

export function withSeatMoved(draft: Draft, from: Seat, to: Seat): Draft {
  const moved = draft.seats[from];
  if (!moved || to < 0 || to >= draft.seats.length) return draft;
  const others = draft.seats.filter((_, index) => index !== from);
  return { ...draft, seats: [...others.slice(0, to), moved, ...others.slice(to)] };
}

export function withSeatChanged(draft: Draft, seat: Seat, change: Partial<Omit<DraftSeat, 'key'>>): Draft {
  return { ...draft, seats: draft.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)) };
}

/**
 * The options in force: what the player chose and, where that is closed with these seats or not chosen at all, the
 * game's own standard. Closing one option may close another, so this goes round as often as there are options.
 */
export function optionsOf(draft: Draft, { game }: NewGameModel): Options {
  const seats = draft.seats.length;
  const standard = standardOptions(game, seats, wayOf(draft));
  const options: Record<string, string> = { ...standard, ...draft.chosen };
  for (let round = 0; round <= game.options.length; round++) {
    for (const spec of game.options) options[spec.id] = openValue(spec, seats, options, standard);
  }
  return options;
}

function openValue(spec: OptionSpec, seats: number, options: Options, standard: Options): string {
  const wanted = [options[spec.id], standard[spec.id], ...spec.values].filter((value) => value !== undefined);
  return wanted.find((value) => !spec.closed?.(value, seats, options)) ?? spec.standard(seats, 'link');
}

/** The name that two seats share, if there is one: the players could not be told apart. */
export function sharedName(draft: Draft): string | undefined {
  const names = draft.seats.map((_, seat) => nameAt(draft, seat));
  const looks = names.map(lookOf);
  return names.find((_, seat) => looks.indexOf(looks[seat] ?? '') !== seat);
}

export function finished(draft: Draft, model: NewGameModel): NewGame {
  const seats = draft.seats.map((_, seat) => seat);
  return {
    game: model.game.id,
    names: seats.map((seat) => nameAt(draft, seat)),
    levels: draft.seats.map(({ level }) => level),
    here: seats.filter((seat) => isPlayedHere(draft, seat)),
    way: wayOf(draft),
    options: optionsOf(draft, model),
    isRandomStart: draft.isRandomStart && canSayWhoStarts(draft, model),
    isSealed: companyOf(draft) === 'sealed',
  };
}

/** Whether a person plays a seat on this device. */
function isPlayedHere(draft: Draft, at: Seat): boolean {
  const seat = draft.seats[at];
  return seat !== undefined && seat.level === undefined && (wayOf(draft) === 'room' || seat.isHere);
}

/** Whether the players have a say in who starts: alone there is nobody else, and some rules draw the start player. */
export function canSayWhoStarts(draft: Draft, { game }: NewGameModel): boolean {
  // Whoever invites to a sealed game sits first.
  return draft.seats.length > 1 && companyOf(draft) !== 'sealed' && game.startPlayer !== 'drawn';
}

/** Why the form cannot be dealt as it is, if it cannot. */
export function hindrance(draft: Draft, model: NewGameModel): string | undefined {
  const clash = sharedName(draft);
  if (clash !== undefined) return deal.sameName(clash);
  const { isSealed, here, names, options } = finished(draft, model);
  if (!isSealed) return undefined;
  if (here.length === 0 || here.length === people(draft.seats).length) return deal.sealedNeeds;
  const reason = model.game.unsealed?.(options);
  return reason && speaker(model.words, names).say(reason);
}

/** What will happen on "Deal and start", said beforehand. */
export function outcome(draft: Draft, model: NewGameModel): string {
  const { names, here, way, isRandomStart } = finished(draft, model);
  const isAway = (seat: Seat): boolean => !here.includes(seat) && draft.seats[seat]?.level === undefined;
  const away = names.filter((_, seat) => isAway(seat));
  if (companyOf(draft) === 'sealed') return deal.sealedOutcome(away);
  const starts = isRandomStart || !canSayWhoStarts(draft, model) ? undefined : names[0];
  const computers = names.filter((_, seat) => draft.seats[seat]?.level !== undefined);
  return deal.outcome({ seats: names.length, away, way, starts, computers });
}
