import type { Seat } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { choose, type Move, type Question, type Ref, refs, type Steps, type Table } from './lexicon.ts';
import { playerOf, type State } from './state.ts';
import { MARKET } from './tables/constants.ts';
import type { RegionId } from './tables/regions.ts';
import { say } from './vocabulary.ts';
import { controlledBy } from './world.ts';

/** Where a company may pay a permit from. */
export type PermitSource = 'hand' | RegionId;

/** One permit leaves the market's pile, if there is one. The last one brings a refill and a higher price. */
export function takePermit(state: State, give: () => void, table: Table): void {
  const { market } = state;
  if (market.pile === 0) return;
  market.pile--;
  give();
  if (market.pile === 0) refill(state, table);
}

/** A dry bank refills nothing now: the next permits paid to it go to the pile instead. */
function refill(state: State, table: Table): void {
  const { market } = state;
  const permits = Math.min(MARKET.refill, state.bank);
  state.bank -= permits;
  market.pile = permits;
  market.owed = permits === 0 ? MARKET.refill : 0;
  market.price = Math.min(MARKET.maxPrice, market.price + 1);
  state.moves.stopped = true;
  table.tell(() => ({
    say: say('event.market.refilled', { price: market.price }),
    refs: [refs.market],
    moves: permits > 0 ? [{ piece: 'cep', from: 'supply', to: refs.market, count: permits }] : [],
  }));
}

/** A permit paid goes to the bank, or to a pile the bank could not refill. */
export function bankPermit(state: State): void {
  if (state.market.owed > 0) {
    state.market.owed--;
    state.market.pile++;
  } else {
    state.bank++;
  }
}

/** The hand and every region under control, as far as they hold a permit. */
export function permitSources(state: State, seat: Seat): PermitSource[] {
  const regions = controlledBy(state, seat).filter((region) => state.regions[region].permits > 0);
  return playerOf(state, seat).permits > 0 ? ['hand', ...regions] : regions;
}

export function permitsToSpend(state: State, seat: Seat): number {
  const inRegions = controlledBy(state, seat).map((region) => state.regions[region].permits);
  return inRegions.reduce((total, permits) => total + permits, playerOf(state, seat).permits);
}

/** Asks which permit to pay with. */
export function choosePermit(state: State, question: Question): Steps<PermitSource> {
  return choose(
    question,
    permitSources(state, question.seat).map((source) => ({
      ref: source === 'hand' ? refs.permitInHand : refs.region(source),
      say: sourceName(source),
      face: [{ icon: 'cep' }],
      value: source,
    })),
  );
}

function sourceName(source: PermitSource): Message {
  return source === 'hand' ? say('permit.hand') : say('permit.region', { region: source });
}

export function payPermit(state: State, seat: Seat, source: PermitSource): void {
  if (source === 'hand') playerOf(state, seat).permits--;
  else state.regions[source].permits--;
  bankPermit(state);
}

/** A permit on its way from where it is paid. */
export function permitMove(seat: Seat, source: PermitSource, to: Ref = 'supply'): Move {
  return { piece: 'cep', from: source === 'hand' ? refs.of('cep', seat) : refs.permitsIn(source), to };
}
