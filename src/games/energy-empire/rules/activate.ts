import { type Candidate, choose, type Steps } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { NATIONS } from './cards/nations.ts';
import type { Plank } from './cards/structure.ts';
import { type CardId, structureOf } from './cards/structures.ts';
import { discard, offerDiscard } from './discard.ts';
import type { Effect, Scene } from './effects.ts';
import { resolveImpacts } from './impacts.ts';
import { structureSaid } from './market.ts';
import { type Built, type Mat, matOf, type Token } from './state.ts';
import { during } from './steps.ts';
import { say } from './vocabulary.ts';

/** A card with a plank that can be put to use: a structure, or the nation. */
interface Usable {
  readonly card?: CardId;
  readonly name: Message;
  readonly ref: string;
  readonly plank: Plank;
  readonly tokens: Token[];
  readonly effect: Effect;
}

/** Phase two of a Work turn: cards of the turn's type and the nation, in any order, as long as anything can be used. */
export function* activateCards(scene: Scene): Steps {
  const { state, seat, table } = scene;
  for (;;) {
    const uses: Candidate<Usable | 'done' | 'discard'>[] = usables(matOf(state, seat)).map((usable) => ({
      ref: usable.ref,
      say: usable.name,
      detail: usable.effect.say,
      value: usable,
      refused: refusedUse(scene, usable),
    }));
    const isAnyOpen = uses.some((use) => !use.refused);
    const chosen = yield* choose(
      { seat, prompt: say('ask.activate', { type: say(`type.${state.now.type ?? 'any'}`) }) },
      [
        ...uses,
        { ref: 'button:done', say: say('activate.done'), value: 'done' },
        ...(isAnyOpen ? offerDiscard(scene, 'discard' as const) : []),
      ],
    );
    if (chosen === 'done') return;
    if (chosen === 'discard') yield* discard(scene);
    else {
      yield* during(say('step.activate.card', { card: chosen.name }), use(scene, chosen));
      yield* resolveImpacts(state, table);
    }
  }
}

function usables(mat: Mat): Usable[] {
  const cards = mat.structures.map(({ card, tokens }: Built): Usable => {
    const { plank, effect } = structureOf(card);
    return { card, name: structureSaid(card), ref: `structure:${card}`, plank, tokens, effect };
  });
  if (!mat.nation) return cards;
  const { effect } = NATIONS[mat.nation];
  const name = say(`nation.${mat.nation}`);
  return [...cards, { name, ref: 'nation', plank: 'single', tokens: mat.nationTokens, effect }];
}

export const ROOM: Readonly<Record<Plank, number>> = { single: 1, double: 2, 'two-singles': 2 };
const NEEDED: Readonly<Record<Plank, number>> = { single: 1, double: 2, 'two-singles': 1 };

function refusedUse(scene: Scene, { card, plank, tokens, effect }: Usable): Message | undefined {
  const { state, seat } = scene;
  const mat = matOf(state, seat);
  if (card && state.now.type && structureOf(card).type !== state.now.type) {
    return say('refused.type', { type: say(`type.${state.now.type}`) });
  }
  if (tokens.length + NEEDED[plank] > ROOM[plank]) return say('refused.plank-full');
  if (card && plank === 'two-singles' && state.now.used.includes(card)) return say('refused.once-a-turn');
  const have = mat.workers + mat.energy;
  if (have < NEEDED[plank]) return say('refused.tokens', { need: NEEDED[plank], have });
  return effect.refused(scene);
}

/** Fills a plank and carries out the card. */
function* use(scene: Scene, { card, name, ref, plank, tokens, effect }: Usable): Steps {
  const { state, seat, table } = scene;
  const mat = matOf(state, seat);
  const needed = NEEDED[plank];
  const workers = yield* choose(
    { seat, prompt: say('ask.plank', { card: name }) },
    Array.from({ length: needed + 1 }, (_, workers) => ({ workers, energy: needed - workers }))
      .filter(({ workers, energy }) => workers <= mat.workers && energy <= mat.energy)
      .map(({ workers, energy }) => ({
        ref: `plank:${workers}:${energy}`,
        say: say('plank', { workers, energy }),
        value: workers,
      })),
  );
  mat.workers -= workers;
  mat.energy -= needed - workers;
  for (let placed = 0; placed < needed; placed++) tokens.push(placed < workers ? 'worker' : 'energy');
  if (card) state.now.used.push(card);
  table.tell({
    seat,
    say: card ? say('event.uses', { seat, card: name }) : say('event.lobbies', { seat }),
    refs: [ref],
  });
  yield* effect.run(scene);
}
