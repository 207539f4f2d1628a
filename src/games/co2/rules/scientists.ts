import type { Seat } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { type Candidate, choose, type Move, type Ref, refs, type Steps, type Table } from './lexicon.ts';
import { type AtProject, type AtSummit, playerOf, type Scientist, type State, type Whereabouts } from './state.ts';
import type { Energy } from './tables/energies.ts';
import type { RegionId, Slot } from './tables/regions.ts';
import { PLACES, type PlaceId, SUMMITS } from './tables/summits.ts';
import { say } from './vocabulary.ts';
import { EVERY_SLOT, projectAt } from './world.ts';

/** A scientist on the board: whose, and which of theirs. */
export interface Guest {
  readonly seat: Seat;
  readonly number: number;
}

export function isAtProject(at: Whereabouts): at is AtProject {
  return typeof at === 'object' && 'region' in at;
}

export function isAtSummit(at: Whereabouts): at is AtSummit {
  return typeof at === 'object' && 'place' in at;
}

export function scientistOf(state: State, seat: Seat, number: number): Scientist {
  const scientist = playerOf(state, seat).scientists[number];
  if (!scientist) throw new RangeError(`seat ${seat} has no scientist ${number}`);
  return scientist;
}

function find(state: State, isThere: (at: Whereabouts) => boolean): Guest | undefined {
  for (let seat = 0; seat < state.players.length; seat++) {
    const number = playerOf(state, seat).scientists.findIndex(({ at }) => isThere(at));
    if (number >= 0) return { seat, number };
  }
  return undefined;
}

export function scientistAt(state: State, region: RegionId, slot: Slot): Guest | undefined {
  return find(state, (at) => isAtProject(at) && at.region === region && at.slot === slot);
}

export function speakerAt(state: State, place: PlaceId, topic: Energy): Guest | undefined {
  return find(state, (at) => isAtSummit(at) && at.place === place && at.topic === topic);
}

export function topicsAt(state: State, place: PlaceId): readonly Energy[] {
  return SUMMITS[state.summits[place]].topics;
}

/** Places where this source is discussed and nobody speaks on it yet. */
export function freePlaces(state: State, topic: Energy): PlaceId[] {
  return PLACES.filter((place) => topicsAt(state, place).includes(topic) && !speakerAt(state, place, topic));
}

/** The source a scientist works on, if it stands on a project. */
export function researches(state: State, { at }: Scientist): Energy | undefined {
  return isAtProject(at) ? projectAt(state, at.region, at.slot)?.energy : undefined;
}

/** What a scientist away from the hand studies or speaks on. */
function subjectOf(state: State, scientist: Scientist): Energy | undefined {
  return isAtSummit(scientist.at) ? scientist.at.topic : researches(state, scientist);
}

/** Everywhere a move could take this scientist, closed places with the reason. */
function destinations(state: State, seat: Seat, number: number): Candidate<Whereabouts>[] {
  const scientist = scientistOf(state, seat, number);
  const energy = researches(state, scientist);
  const projects = EVERY_SLOT.flatMap(({ region, slot }): Candidate<Whereabouts>[] => {
    const project = projectAt(state, region, slot);
    const guest = scientistAt(state, region, slot);
    if (!project || (guest?.seat === seat && guest.number === number)) return [];
    return [
      {
        ref: refs.project(region, slot),
        say: say('scientist.to-project', { region, energy: project.energy }),
        face: [{ icon: project.energy }],
        group: 'project',
        value: { region, slot },
        refused: guest && say('refused.occupied', { seat: guest.seat }),
      },
    ];
  });
  if (!energy) return projects;
  const topics = PLACES.filter((place) => topicsAt(state, place).includes(energy)).map(
    (place): Candidate<Whereabouts> => {
      const speaker = speakerAt(state, place, energy);
      return {
        ref: refs.summit(place, energy),
        say: say('scientist.to-summit', { place, topic: energy }),
        face: [{ icon: energy }],
        group: 'summit',
        value: { place, topic: energy },
        refused: speaker && say('refused.occupied', { seat: speaker.seat }),
      };
    },
  );
  const home: Candidate<Whereabouts> = {
    ref: refs.hand,
    say: say('scientist.to-hand'),
    face: [{ icon: 'scientist' }],
    group: 'hand',
    value: 'hand',
  };
  return [home, ...projects, ...topics];
}

function hasVacantProject(state: State): boolean {
  return EVERY_SLOT.some(({ region, slot }) => projectAt(state, region, slot) && !scientistAt(state, region, slot));
}

/** Why this scientist cannot be moved; undefined if it can. */
function moveRefused(state: State, seat: Seat, number: number): Message | undefined {
  const { at } = scientistOf(state, seat, number);
  if (at === 'pool') return say('refused.in-pool');
  if (isAtSummit(at)) return say('refused.at-summit');
  return isAtProject(at) || hasVacantProject(state) ? undefined : say('refused.vacant-project');
}

/** A company's scientists as things to move: those in hand are alike, so only one of them is shown. */
export function scientistsToMove(state: State, seat: Seat): Candidate<number>[] {
  const { scientists } = playerOf(state, seat);
  const firstInHand = scientists.findIndex(({ at }) => at === 'hand');
  return scientists.flatMap((scientist, number): Candidate<number>[] => {
    if (scientist.at === 'pool' || (scientist.at === 'hand' && number !== firstInHand)) return [];
    return [
      {
        ref: refs.scientist(seat, number),
        say: scientistName(state, scientist),
        short: whereabouts(scientist),
        face: [{ icon: subjectOf(state, scientist) ?? 'scientist' }],
        group: 'scientist',
        value: number,
        refused: moveRefused(state, seat, number),
      },
    ];
  });
}

export function scientistName(state: State, scientist: Scientist): Message {
  const { at } = scientist;
  if (isAtSummit(at)) return say('scientist.at-summit', { place: at.place, topic: at.topic });
  const energy = researches(state, scientist);
  return isAtProject(at) && energy
    ? say('scientist.at-project', { region: at.region, energy })
    : say('scientist.in-hand');
}

/** Where it is; what it works on is told by its sign. */
function whereabouts({ at }: Scientist): Message {
  if (isAtSummit(at)) return say('scientist.at-summit.short', { place: at.place });
  return isAtProject(at) ? say('scientist.at-project.short', { region: at.region }) : say('scientist.in-hand');
}

export function canMoveAny(state: State, seat: Seat): boolean {
  return scientistsToMove(state, seat).some(({ refused }) => !refused);
}

/** Asks where a scientist goes and sends it there. Returns where it speaks if it went to a summit. */
export function* moveScientist(state: State, seat: Seat, number: number, table: Table): Steps<AtSummit | undefined> {
  const to = yield* choose(
    { seat, about: refs.scientist(seat, number), prompt: say('ask.scientist'), help: say('ask.scientist.help') },
    destinations(state, seat, number),
  );
  sendScientist(state, { seat, number }, to, table);
  return isAtSummit(to) ? to : undefined;
}

/** Puts a scientist somewhere. An order left on it belonged to the old place. */
export function sendScientist(state: State, { seat, number }: Guest, to: Whereabouts, table: Table): void {
  const scientist = scientistOf(state, seat, number);
  const from = spotOf(scientist.at, seat);
  scientist.at = to;
  scientist.order = state.choices === 'ask' ? 'ask' : 'hand';
  const { ordered } = state.moves;
  if (seat === state.active && ordered.includes(number)) ordered.splice(ordered.indexOf(number), 1);
  const energy = researches(state, scientist);
  const moves: Move[] = [{ piece: 'scientist', from, to: spotOf(to, seat), of: seat }];
  if (isAtSummit(to)) {
    const { place, topic } = to;
    table.tell(() => ({
      say: say('event.scientist.sent', { seat, place, topic }),
      seat,
      refs: [refs.summit(place, topic)],
      moves,
    }));
  } else if (isAtProject(to) && energy) {
    const { region, slot } = to;
    const told = say('event.scientist.moved', { seat, region, energy });
    table.tell(() => ({ say: told, seat, refs: [refs.project(region, slot)], moves }));
  } else {
    table.tell(() => ({ say: say('event.scientist.returned', { seat }), seat, refs: [refs.seat(seat)], moves }));
  }
}

function spotOf(at: Whereabouts, seat: Seat): Ref {
  if (isAtSummit(at)) return refs.summit(at.place, at.topic);
  return isAtProject(at) ? refs.project(at.region, at.slot) : refs.seat(seat);
}
