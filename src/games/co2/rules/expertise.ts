import type { Seat } from '../../../engine/ask.ts';
import { type Deferred, defer, settle } from '../../../engine/deferred.ts';
import { askedIn } from '../../../engine/effects.ts';
import { brings } from './goods.ts';
import { type Candidate, type Context, choose, type Question, refs, type Steps, type Table } from './lexicon.ts';
import { takePermit } from './permits.ts';
import { takeCubes } from './purse.ts';
import { playerOf, type State } from './state.ts';
import { type Bonus, ENERGIES, type Energy, isEnergy, TRACK_LENGTH, TRACKS } from './tables/energies.ts';
import { CLOCKWISE } from './tables/regions.ts';
import { say } from './vocabulary.ts';
import { hasRoomForPermit } from './world.ts';

/** One step on a track. A bonus is resolved as soon as the disc lands, before anything else goes on. */
export function* gainExpertise(state: State, seat: Seat, energy: Energy, table: Table): Steps {
  yield* settleTopics(state, seat, table);
  const { expertise } = playerOf(state, seat);
  if (expertise[energy] === TRACK_LENGTH) return;
  expertise[energy]++;
  const space = expertise[energy];
  const from = space === 1 ? refs.seat(seat) : refs.step(energy, space - 1);
  const here = refs.step(energy, space);
  table.tell(() => ({
    say: say('event.expertise.gained', { seat, energy, space }),
    seat,
    refs: [refs.expertise(energy)],
    moves: [{ piece: 'disc', from, to: here, of: seat }],
  }));
  const bonus = TRACKS[energy].bonus[space];
  if (bonus) yield* takeBonus({ state, seat, table, about: here }, bonus);
}

function* takeBonus(context: Context, bonus: Bonus): Steps {
  const { state, seat, table, about = refs.seat(seat) } = context;
  if (isEnergy(bonus)) return yield* gainExpertise(state, seat, bonus, table);
  switch (bonus) {
    case 'any':
      return yield* gainAny(state, { seat, about, prompt: say('ask.expertise') }, ENERGIES, table);
    case 'permit':
      return yield* placePermit(context);
    case 'cube':
      if (takeCubes(state, seat, 1) === 0) return;
      table.tell(() => ({ say: say('event.bonus.cube', { seat }), seat, moves: brings({ tech: 1 }, about, seat) }));
  }
}

/** One step in any of these sources; a track with room must be chosen if there is one. */
export function* gainAny(state: State, question: Question, energies: readonly Energy[], table: Table): Steps {
  const { seat } = question;
  const { expertise } = playerOf(state, seat);
  if (energies.every((energy) => expertise[energy] === TRACK_LENGTH)) return;
  const candidates = energies.map((energy) => stepOn(state, seat, energy));
  const energy = yield* choose(question, candidates);
  yield* gainExpertise(state, seat, energy, table);
}

/** A step on a track as something to choose. */
function stepOn(state: State, seat: Seat, energy: Energy): Candidate<Energy> {
  const space = playerOf(state, seat).expertise[energy] + 1;
  const bonus = TRACKS[energy].bonus[space];
  return {
    ref: refs.expertise(energy),
    say: say('expertise.step', { energy }),
    face: [{ icon: energy, amount: 1 }],
    detail: bonus ? say('expertise.step-bonus', { space, bonus }) : say('expertise.step-to', { space }),
    value: energy,
    refused: space > TRACK_LENGTH ? say('refused.track-room') : undefined,
  };
}

/** A permit from the market for any region below its limit; never for the hand. */
function* placePermit(context: Context): Steps {
  const { state, seat, table } = context;
  if (state.market.pile === 0 || !CLOCKWISE.some((region) => hasRoomForPermit(state, region))) return;
  const region = yield* choose(
    { ...askedIn(context), prompt: say('ask.bonus.permit') },
    CLOCKWISE.map((region) => ({
      ref: refs.region(region),
      say: say('region.name', { region }),
      detail: say('region.permits', { permits: state.regions[region].permits }),
      face: [{ icon: 'cep' }],
      value: region,
      refused: hasRoomForPermit(state, region) ? undefined : say('refused.region-full-of-permits'),
    })),
  );
  const give = () => {
    state.regions[region].permits++;
    table.tell(() => ({
      say: say('event.bonus.permit', { seat, region }),
      seat,
      refs: [refs.region(region)],
      moves: [{ piece: 'cep', from: refs.market, to: refs.permitsIn(region) }],
    }));
  };
  takePermit(state, give, table);
}

/**
 * The extra point of a summit. Away from the table the company may choose it later, provided no topic sets off anything
 * others could notice meanwhile: then it waits until its own turn, or until somebody is about to compare expertise.
 */
export function* extraTopic(state: State, seat: Seat, topics: readonly Energy[], table: Table): Steps {
  const { expertise } = playerOf(state, seat);
  const mayWait = state.choices === 'orders' && seat !== state.active;
  const isHarmless = topics.every((topic) => staysPrivate(expertise, topic));
  if (mayWait && isHarmless) defer(state, { seat, what: 'topic', with: { topics: [...topics] } });
  else yield* gainAny(state, extraOf(seat), topics, table);
}

/** Whether a step, with all it sets off, moves only this company's own discs. */
function staysPrivate(expertise: Readonly<Record<Energy, number>>, energy: Energy): boolean {
  const space = expertise[energy] + 1;
  const bonus = TRACKS[energy].bonus[space];
  if (!bonus) return true;
  return isEnergy(bonus) && staysPrivate({ ...expertise, [energy]: space }, bonus);
}

/** Chooses what was put off, before anything reads or moves this company's discs. */
export function settleTopics(state: State, seat: Seat, table: Table): Steps {
  return settle(state, table, { topic: settleTopic }, (due) => due.seat === seat && due.what === 'topic');
}

export function settleTopic(state: State, due: Deferred, table: Table): Steps {
  return gainAny(state, extraOf(due.seat), topicsOf(due), table);
}

/** The topics of the summit whose extra point was put off. */
export function topicsOf({ with: { topics } }: Deferred): readonly Energy[] {
  return Array.isArray(topics) ? topics.filter(isEnergy) : [];
}

function extraOf(seat: Seat): Question {
  return { seat, about: 'summits', prompt: say('ask.summit.extra') };
}
