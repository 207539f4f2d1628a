import { askedIn, type Glyph } from '../../../engine/effects.ts';
import type { Message } from '../../../engine/message.ts';
import { forReaders } from '../../../engine/quiet.ts';
import type { Deed, Turn } from './deed.ts';
import { brings } from './goods.ts';
import { type Candidate, choose, refs, type Steps } from './lexicon.ts';
import { playMain } from './lobby.ts';
import { earn, takeCubes } from './purse.ts';
import { scientistsToMove } from './scientists.ts';
import { playerOf, type State } from './state.ts';
import { BENEFITS } from './tables/benefits.ts';
import { GRANT_CUBES } from './tables/constants.ts';
import type { Energy } from './tables/energies.ts';
import { CLOCKWISE, GRANTS, type RegionId, SLOTS, type Slot } from './tables/regions.ts';
import { travel } from './travel.ts';
import { say } from './vocabulary.ts';
import { prioritiesOf, projectAt } from './world.ts';

/** Every empty project space of the world. */
export function proposeDeeds(turn: Turn): Deed[] {
  const { state } = turn;
  return CLOCKWISE.flatMap((region) => {
    const refused = proposeRefused(state, region);
    const free = SLOTS.filter((slot) => !projectAt(state, region, slot));
    return free.map((slot) => ({
      ref: refs.project(region, slot),
      say: say('propose', { region }),
      group: 'propose',
      value: () => propose(turn, region, slot),
      refused,
      ...forReaders(() => ({
        short: say('propose.short', { region }),
        detail: grantSays(state, region, slot),
        face: grantFace(state, region, slot),
      })),
    }));
  });
}

function proposeRefused(state: State, region: RegionId): Message | undefined {
  if (state.moves.action) return say('refused.action-taken');
  const hasTile = prioritiesOf(state.regions[region]).some((energy) => state.projects[energy] > 0);
  return hasTile ? undefined : say('refused.tile');
}

function* propose(turn: Turn, region: RegionId, slot: Slot): Steps {
  const { state, seat, table } = turn;
  state.moves.action = true;
  const site = { ...turn, about: refs.project(region, slot) };
  const energy = yield* chooseEnergy(site, region);
  state.projects[energy]--;
  state.regions[region].projects[slot] = { energy, installed: false };
  table.tell(() => ({
    say: say('event.proposed', { seat, region, energy }),
    deed: 'small',
    seat,
    refs: [refs.project(region, slot)],
    moves: [{ piece: energy, from: refs.seat(seat), to: refs.project(region, slot) }],
  }));
  yield* takeGrant(site, region, slot);
  yield* playMain(site, { action: 'propose', region, grant: GRANTS[slot] });
}

function chooseEnergy(turn: Turn, region: RegionId): Steps<Energy> {
  const { state } = turn;
  return choose(
    { ...askedIn(turn), prompt: say('ask.propose', { region }) },
    prioritiesOf(state.regions[region]).map((energy) => ({
      ref: refs.agenda(region, energy),
      say: say('energy.name', { energy }),
      detail: say('propose.brings', { benefit: BENEFITS[energy].say }),
      face: [{ icon: energy }, ...BENEFITS[energy].face],
      value: energy,
      refused: state.projects[energy] === 0 ? say('refused.tile') : undefined,
    })),
  );
}

/** Money counts the permits lying in the region at that moment, and is never less than one coin. */
function grantCoins(state: State, region: RegionId): number {
  return Math.max(1, state.regions[region].permits);
}

export function grantSays(state: State, region: RegionId, slot: Slot): Message {
  switch (GRANTS[slot]) {
    case 'money':
      return say('gain.coins', { coins: grantCoins(state, region) });
    case 'tech':
      return say('gain.cubes', { cubes: GRANT_CUBES });
    case 'research':
      return say('grant.research');
  }
}

/** The grant as it is printed on its space. */
export function grantFace(state: State, region: RegionId, slot: Slot): readonly Glyph[] {
  switch (GRANTS[slot]) {
    case 'money':
      return [{ icon: 'money', amount: grantCoins(state, region) }];
    case 'tech':
      return [{ icon: 'tech', amount: GRANT_CUBES }];
    case 'research':
      return [{ icon: 'scientist' }];
  }
}

function* takeGrant(turn: Turn, region: RegionId, slot: Slot): Steps {
  const { state, seat, table } = turn;
  const grant = GRANTS[slot];
  if (grant === 'research') return yield* collaborate(turn);
  const money = grant === 'money' ? grantCoins(state, region) : 0;
  earn(state, seat, money, 'grant');
  const tech = grant === 'tech' ? takeCubes(state, seat, GRANT_CUBES) : 0;
  table.tell(() => ({
    say: say('event.granted', { seat, grant: grantSays(state, region, slot) }),
    seat,
    refs: [refs.seat(seat)],
    moves: brings({ money, tech }, refs.project(region, slot), seat),
  }));
}

/** Recruits a scientist or moves one, whichever the company likes; the move comes besides the free one. */
function* collaborate(turn: Turn): Steps {
  const { state, seat, table } = turn;
  const pooled = playerOf(state, seat).scientists.findIndex(({ at }) => at === 'pool');
  const choices: Candidate<'recruit' | 'decline' | number>[] = [
    {
      ref: refs.recruit,
      say: say('grant.recruit'),
      face: [{ icon: 'scientist' }],
      value: 'recruit',
      refused: pooled < 0 ? say('refused.scientist-left') : undefined,
    },
    ...scientistsToMove(state, seat),
    { ref: refs.decline, say: say('grant.decline'), value: 'decline' },
  ];
  const choice = yield* choose({ ...askedIn(turn), prompt: say('ask.grant') }, choices);
  if (choice === 'recruit') recruit(turn, pooled);
  else if (choice !== 'decline') yield* travel(turn, choice);
  else table.tell(() => ({ say: say('event.grant.declined', { seat }), seat }));
}

function recruit({ state, seat, table, about = 'supply' }: Turn, number: number): void {
  const scientist = playerOf(state, seat).scientists[number];
  if (scientist) scientist.at = 'hand';
  table.tell(() => ({
    say: say('event.recruited', { seat }),
    seat,
    refs: [refs.seat(seat)],
    moves: [{ piece: 'scientist', from: about, to: refs.seat(seat), of: seat }],
  }));
}
