import type { Message } from '../../../engine/message.ts';
import { forReaders } from '../../../engine/quiet.ts';
import type { Deed, Turn } from './deed.ts';
import { evict, evictionRefused, inTheWay } from './eviction.ts';
import { refs, type Steps } from './lexicon.ts';
import { playMain } from './lobby.ts';
import { choosePermit, payPermit, permitMove, permitsToSpend } from './permits.ts';
import { BENEFITS } from './tables/benefits.ts';
import type { RegionId, Slot } from './tables/regions.ts';
import { say } from './vocabulary.ts';
import { EVERY_SLOT, projectAt } from './world.ts';

/** Every proposed project, whoever proposed it. */
export function installDeeds(turn: Turn): Deed[] {
  return EVERY_SLOT.flatMap(({ region, slot }): Deed[] => {
    const project = projectAt(turn.state, region, slot);
    if (!project || project.installed) return [];
    const { energy } = project;
    return [
      {
        ref: refs.project(region, slot),
        say: say('install', { region, energy }),
        group: 'install',
        value: () => install(turn, region, slot),
        refused: installRefused(turn, region, slot),
        ...forReaders(() => ({
          short: say('install.short', { region }),
          detail: say('list', { parts: [BENEFITS[energy].say, ...guestSays(turn, region, slot)] }),
          face: [{ icon: energy }, ...BENEFITS[energy].face],
        })),
      },
    ];
  });
}

/** A note that somebody must be paid to leave first. */
export function guestSays({ state, seat }: Turn, region: RegionId, slot: Slot): Message[] {
  const guest = inTheWay(state, seat, region, slot);
  return guest ? [say('pay.eviction', { seat: guest.seat })] : [];
}

function installRefused({ state, seat }: Turn, region: RegionId, slot: Slot): Message | undefined {
  if (state.moves.action) return say('refused.action-taken');
  if (permitsToSpend(state, seat) === 0) return say('refused.permit');
  return evictionRefused(state, seat, region, slot);
}

/** Evict, pay the permit, flip the tile, take the benefit. */
function* install(turn: Turn, region: RegionId, slot: Slot): Steps {
  const { state, seat, table } = turn;
  const project = projectAt(state, region, slot);
  if (!project) return;
  const { energy } = project;
  state.moves.action = true;
  yield* evict(state, seat, region, slot, table);
  const about = refs.project(region, slot);
  const source = yield* choosePermit(state, { seat, about, prompt: say('ask.install') });
  payPermit(state, seat, source);
  project.installed = true;
  table.tell(() => ({
    say: say('event.installed', { seat, region, energy }),
    deed: 'small',
    seat,
    refs: [about],
    moves: [permitMove(seat, source, about)],
  }));
  yield* BENEFITS[energy].run({ ...turn, about });
  yield* playMain({ ...turn, about }, { action: 'install', energy });
}
