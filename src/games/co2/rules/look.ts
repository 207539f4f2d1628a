import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import { recordOf } from '../../../engine/record.ts';
import { endingNow } from './ending.ts';
import { topicsOf } from './expertise.ts';
import { incomeOf, openIncome } from './income.ts';
import { pointsOf } from './purse.ts';
import { scientistAt, speakerAt, topicsAt } from './scientists.ts';
import { standing } from './standing.ts';
import { isAlone, playerOf, type State } from './state.ts';
import { DECADE_LABELS, DECADES, ROUNDS } from './tables/constants.ts';
import { ENERGIES } from './tables/energies.ts';
import { goalPoints } from './tables/goals.ts';
import { STACKS } from './tables/plants.ts';
import { CLOCKWISE, DEMAND_SPACES, GRANTS, type RegionId, SLOTS, type Slot } from './tables/regions.ts';
import { PLACES, type PlaceId } from './tables/summits.ts';
import type { PlayerView, RegionView, SecretView, SlotView, SummitView, View } from './view.ts';
import { controlledBy, greenRegions, plantsOf, prioritiesOf, projectAt } from './world.ts';

/** The table as one viewer may know it: everything but other companies' cards, goals and orders, and what piles hide. */
export function look(state: State, viewer: Viewer): View {
  const { ordered: _, ...moves } = state.moves;
  const { now, next } = state.events;
  const seats = state.players.length;
  return {
    viewer,
    choices: state.choices,
    phase: state.phase,
    decade: state.decade,
    decades: DECADES[seats - 1] ?? 0,
    decadeLabel: DECADE_LABELS[state.decade - 1] ?? '',
    round: state.round,
    rounds: ROUNDS[seats - 1] ?? 0,
    start: state.start,
    active: state.active,
    moves,
    ppm: state.ppm,
    alarmed: state.alarmed,
    greenRegions: greenRegions(state),
    endsThisDecade: endingNow(state) !== undefined,
    regions: CLOCKWISE.map((region) => lookAtRegion(state, region)),
    summits: PLACES.map((place) => lookAtSummit(state, place)),
    summitsLeft: state.summitPile.length,
    market: { price: state.market.price, pile: state.market.pile },
    bank: state.bank,
    cubes: state.cubes,
    projects: state.projects,
    stacks: recordOf(ENERGIES, (energy) => STACKS[energy].slice(state.built[energy])),
    fossilPile: state.fossilPile,
    events: { now, ...(next && { next }) },
    unGoals: state.unDisplay,
    unGoalsLeft: state.unPile.length,
    lobbyLeft: isAlone(state) ? state.lobbyPile.length : 0,
    players: state.players.map((_, seat) => lookAtPlayer(state, seat, viewer)),
    standing: standing(state, viewer),
    ...(state.ended && { ended: state.ended }),
  };
}

function lookAtRegion(state: State, id: RegionId): RegionView {
  const region = state.regions[id];
  return {
    id,
    agenda: region.agenda,
    priorities: prioritiesOf(region),
    spaces: region.spaces,
    demand: DEMAND_SPACES[id],
    permits: region.permits,
    permitLimit: DEMAND_SPACES[id],
    cubes: region.cubes,
    ...(region.controller !== undefined && { controller: region.controller }),
    slots: SLOTS.map((slot) => lookAtSlot(state, id, slot)),
  };
}

function lookAtSlot(state: State, region: RegionId, slot: Slot): SlotView {
  const project = projectAt(state, region, slot);
  const scientist = scientistAt(state, region, slot);
  return { slot, grant: GRANTS[slot], ...(project && { ...project }), ...(scientist && { scientist }) };
}

function lookAtSummit(state: State, place: PlaceId): SummitView {
  const topics = topicsAt(state, place).map((energy) => {
    const speaker = speakerAt(state, place, energy);
    return { energy, ...(speaker && { speaker }) };
  });
  return { place, summit: state.summits[place], topics };
}

function lookAtPlayer(state: State, seat: Seat, viewer: Viewer): PlayerView {
  const player = playerOf(state, seat);
  const isOpen = viewer === seat || state.ended !== undefined;
  return {
    seat,
    points: pointsOf(player),
    coins: player.coins,
    permits: player.permits,
    cubes: player.cubes,
    openIncome: openIncome(state, seat),
    income: incomeOf(state, seat),
    expertise: player.expertise,
    scientists: player.scientists.map(({ at }) => at),
    openTopics: state.deferred.flatMap((due) => (due.what === 'topic' && due.seat === seat ? [topicsOf(due)] : [])),
    plants: plantsOf(state, seat),
    regions: controlledBy(state, seat),
    unGoals: player.unGoals,
    lobbyCards: player.hand.length,
    goalDiscarded: player.goalDiscarded,
    ...(isOpen && { secret: secretsOf(state, seat) }),
  };
}

function secretsOf(state: State, seat: Seat): SecretView {
  const { hand, goal, scientists, permitOrder } = playerOf(state, seat);
  return {
    hand,
    goal,
    goalPoints: goalPoints(state, seat),
    orders: scientists.map(({ order }) => order),
    permitOrder,
  };
}
