import type { Message } from '../../../../engine/message.ts';
import type { Metric } from '../metrics.ts';
import type { LocationId, Spot, StructureType } from '../tables.ts';
import type { ClashId } from './cards/clash.ts';
import type { ColdWarCardId } from './cards/clock.ts';
import type { NewImpactId } from './cards/impacts.ts';
import type { MegastructureId } from './cards/megastructures.ts';
import type { NewNationId } from './cards/nations.ts';
import type { NewStructureId } from './cards/structures.ts';

type Plain = Record<never, never>;
type Named<Kind extends string, Id extends string> = { [K in Id as `${Kind}.${K}`]: Plain };

/** The names of everything in the box of Cold War. */
export type ColdWarNames = Named<'nation', NewNationId> &
  Named<'structure', NewStructureId> &
  Named<'impact', NewImpactId | `${NewImpactId}.headline`> &
  Named<'megastructure', MegastructureId> &
  Named<'cold-war', ColdWarCardId> &
  Named<'clash', ClashId>;

type EffectWords = {
  'place.contamination': { type: StructureType };
  'lasting.nuclear': { energy: number };
  'lose-worker': Plain;
  compare: { metrics: readonly Metric[]; most: Message; least: Message };
  'generates.start': { bag: Message };
  'generates.roll': { bag: Message };
  'at-the-end': { metric: Metric };
  wild: { type: StructureType };
  bridge: { type: StructureType };
  espionage: Plain;
  spy: Plain;
  'clock.advance': Plain;
  'clock.draw': Plain;
  qualification: { metric: Metric; min: number };
  rival: Plain;
  'rival.turn': Plain;
};

type AskWords = {
  'step.bridge': { location: Message };
  'ask.lose-worker': Plain;
  'worker.on-mat': Plain;
  'ask.wild': { type: StructureType };
  'ask.bridge': { type: StructureType };
  'ask.spy': Plain;
  'ask.keep-cards': Plain;
  'keep-cards': { open?: Message; hidden?: Message; under?: Message };
  'keep-cards.short': { open?: Message; hidden?: Message };
};

type RefusalWords = {
  'refused.automatic': Plain;
  'refused.nothing-to-copy': Plain;
  'refused.no-location': Plain;
  'refused.occupied': Plain;
  'refused.last-worker': Plain;
  'refused.qualification': { metric: Metric; min: number; have: number };
  'refused.no-target': Plain;
};

type ShortRefusals = {
  [K in
    | 'automatic'
    | 'nothing-to-copy'
    | 'no-location'
    | 'occupied'
    | 'qualification'
    | 'no-target' as `refused.${K}.short`]: RefusalWords[`refused.${K}`];
};

type EventWords = {
  'event.loses-worker': { seat: number };
  'event.spared': { seat: number; reason: Message };
  'event.nobody-alone': { has: 'most' | 'least' };
  'event.nobody-to-compare': Plain;
  'event.benefit': { seat: number; card: Message; bag: Message };
  'event.copies': { seat: number; card: Message };
  'event.spies': { seat: number };
  'event.clock': { hour: number };
  'event.midnight': Plain;
  'event.draws-cards': { seat: number; cards: number };
  'event.face-up': { seat: number; card: Message };
  'event.face-down': { seat: number; card: Message };
  'event.face-down.hidden': { seat: number };
  'event.rival-card': { card: Message; deck: 'early' | 'late'; first: LocationId; second: LocationId };
  'event.rival-idle': Plain;
  'event.rival-works': { location: LocationId; energy: number };
  'event.rival-skips': { location: LocationId; need: number; have: number };
  'event.rival-clears': { location: LocationId };
  'event.rival-discards': { type: StructureType; spot: Spot; card?: Message };
  'event.rival-advances': { step: number };
  'event.rival-stays': { isLast: boolean };
  'event.rival-token': { because: 'card' | 'generates'; isLeft: boolean };
  'event.rival-tile': { spot: Spot; tile?: Message };
  'event.rival-clock': { hour?: number };
  'event.rival-generates': { hasCard: boolean };
  'event.rival-home': { workers: number; energy: number };
  'clash.lost': { points: number; highest: number };
};

type Switch<Id extends string> = {
  [K in Id as `option.${K}` | `option.${K}.help` | `option.${K}.off` | `option.${K}.on`]: Plain;
};

type OptionWords = Switch<
  'new-nations' | 'megastructures' | 'espionage' | 'new-impacts' | 'new-structures' | 'doomsday-clock' | 'clash'
> & {
  'option.new-nations.three': Plain;
  'closed.nations': Plain;
  'closed.espionage': Plain;
  'closed.clash': Plain;
};

/** Everything that Cold War adds to what the game can say. */
export type ColdWarVocabulary = ColdWarNames &
  EffectWords &
  AskWords &
  RefusalWords &
  ShortRefusals &
  EventWords &
  OptionWords;
