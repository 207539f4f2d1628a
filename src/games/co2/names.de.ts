import { count } from '../../language/german.ts';
import type { Ending, FreeMove, PermitOrder, PointSource } from './rules/state.ts';
import { LOST_AT, SAFE_BELOW } from './rules/tables/constants.ts';
import type { Bonus, Energy } from './rules/tables/energies.ts';
import type { Fossil } from './rules/tables/fossils.ts';
import type { CompanyGoalId } from './rules/tables/goal-ids.ts';
import type { PlantId } from './rules/tables/plants.ts';
import type { AgendaId, RegionId } from './rules/tables/regions.ts';
import type { PlaceId } from './rules/tables/summits.ts';
import type { CardId } from './rules/vocabulary.ts';

/** Wie alles auf Deutsch heißt. */

export const ENERGIES: Readonly<Record<Energy, string>> = {
  forestation: 'Aufforstung',
  solar: 'Solar',
  fusion: 'Kaltfusion',
  biomass: 'Biomasse',
  recycling: 'Recycling',
};

/** Vor „-projekt“ und „-kraftwerk“. */
export const COMPOUND: Readonly<Record<Energy, string>> = {
  ...ENERGIES,
  forestation: 'Aufforstungs',
  fusion: 'Kaltfusions',
};

export const ceps = (many: number): string => count(many, 'CEP', 'CEPs');
export const points = (many: number): string => count(many, 'Punkt', 'Punkte');
export const dollars = (coins: number): string => `${coins}\u00a0$`;

export const REGIONS: Readonly<Record<RegionId, string>> = {
  'north-america': 'Nordamerika',
  europe: 'Europa',
  asia: 'Asien',
  oceania: 'Ozeanien',
  africa: 'Afrika',
  'south-america': 'Südamerika',
};

/** Wie es auf einem Reiter oder einer kleinen Taste steht, in einem Stück. */
export const SHORT_REGIONS: Readonly<Record<RegionId, string>> = {
  ...REGIONS,
  'north-america': 'N.\u00a0Amerika',
  'south-america': 'S.\u00a0Amerika',
};

export const FOSSILS: Readonly<Record<Fossil, string>> = {
  coal: 'Kohle',
  oil: 'Öl',
  gas: 'Gas',
};

export const PLACES: Readonly<Record<PlaceId, string>> = {
  kyoto: 'Kyoto',
  rio: 'Rio de Janeiro',
  copenhagen: 'Kopenhagen',
  marrakech: 'Marrakesch',
  montreal: 'Montreal',
};

export const AGENDAS: Readonly<Record<AgendaId, string>> = {
  'ag-1': 'Blätterdach und Licht',
  'ag-2': 'Tiefe Wurzeln',
  'ag-3': 'Pflanzen und sammeln',
  'ag-4': 'Vom Feld in den Ofen',
  'ag-5': 'Kreislauf',
  'ag-6': 'Helles Netz',
  'ag-7': 'Erntecharta',
  'ag-8': 'Zweites Leben',
};

export const PLANTS: Readonly<Record<PlantId, string>> = {
  'plant-forestation-1': 'Mangrovengürtel',
  'plant-forestation-2': 'Hangbepflanzung',
  'plant-forestation-3': 'Moorstiftung',
  'plant-forestation-4': 'Nebelwaldkorridor',
  'plant-forestation-5': 'Taiga-Reservat',
  'plant-solar-1': 'Dorfkollektoren',
  'plant-solar-2': 'Spiegelfeld',
  'plant-solar-3': 'Salzwärmeturm',
  'plant-solar-4': 'Wüstenfeld',
  'plant-solar-5': 'Dämmerungsnetz',
  'plant-fusion-1': 'Laborzelle',
  'plant-fusion-2': 'Pilotreaktor',
  'plant-fusion-3': 'Stadtteilzelle',
  'plant-fusion-4': 'Hafenreaktor',
  'plant-fusion-5': 'Kontinentalzelle',
  'plant-biomass-1': 'Hofvergärer',
  'plant-biomass-2': 'Strohkessel',
  'plant-biomass-3': 'Algenteiche',
  'plant-biomass-4': 'Reststoffraffinerie',
  'plant-biomass-5': 'Gasverbund',
  'plant-recycling-1': 'Sortierhof',
  'plant-recycling-2': 'Wärmetauschwerk',
  'plant-recycling-3': 'Metallkreislauf',
  'plant-recycling-4': 'Polymerspalter',
  'plant-recycling-5': 'Müllfreie Stadt',
};

export const CARDS: Readonly<Record<CardId, string>> = {
  'lobby-01': 'Savannen-Delegation',
  'lobby-02': 'Monsun-Delegation',
  'lobby-03': 'Alpen-Delegation',
  'lobby-04': 'Delegation der Großen Seen',
  'lobby-05': 'Korallen-Delegation',
  'lobby-06': 'Anden-Delegation',
  'lobby-07': 'Etatdebatte',
  'lobby-08': 'Gutschein',
  'lobby-09': 'Uni-Austausch',
  'lobby-10': 'Dachnorm',
  'lobby-11': 'Reaktor-Police',
  'lobby-12': 'Hofabgabe',
  'lobby-13': 'Pfandgesetz',
  'lobby-14': 'Grüngürtel',
  'lobby-15': 'Einspeise-Tarif',
  'lobby-16': 'Forscher-Anleihe',
  'lobby-17': 'Erntezusage',
  'lobby-18': 'Stadtvertrag',
  'lobby-19': 'Klimafonds',
  'lobby-20': 'Festrede über das Licht',
  'lobby-21': 'Festrede über Plasma',
  'lobby-22': 'Festrede über den Boden',
  'lobby-23': 'Festrede über Abfall',
  'lobby-24': 'Festrede über Bäume',
  'lobby-25': 'Reines Gewissen',
  'lobby-26': 'CEP-Makler',
  'goal-27': 'Einfluss-Sphären',
  'goal-28': 'Überall zugleich',
  'goal-29': 'Liebling der UN',
  'goal-30': 'Serienbauer',
  'goal-31': 'CEP-Tresor',
  'goal-32': 'Haus der Experten',
  'goal-33': 'Bunte Mischung',
  'un-34': 'Erste Setzlinge',
  'un-35': 'Erstes Licht',
  'un-36': 'Erster Funke',
  'un-37': 'Erste Ernte',
  'un-38': 'Erste Rückgabe',
  'un-39': 'Lebende Dächer',
  'un-40': 'Zwei Sonnen',
  'un-41': 'Heiß und bescheiden',
  'un-42': 'Nichts verschwendet',
  'un-43': 'Papierspur',
  'un-44': 'Jahrhundert der Kreisläufe',
  'un-45': 'Sonne, Boden und Schatten',
  'un-46': 'Brücke ins Morgen',
  'event-47': 'Dürre',
  'event-48': 'Kein Monsun',
  'event-49': 'Hitzeglocke',
  'event-50': 'Hurrikan-Saison',
  'event-51': 'Totes Riff',
  'event-52': 'Waldbrände',
};

/** Was ein Feld einer Leiste bringt. */
export const BONUS: Readonly<Record<Bonus, string>> = {
  cube: '1 Tech',
  permit: 'ein CEP für eine Region',
  any: '1 Expertise deiner Wahl',
  forestation: '1 Expertise in Aufforstung',
  solar: '1 Expertise in Solar',
  fusion: '1 Expertise in Kaltfusion',
  biomass: '1 Expertise in Biomasse',
  recycling: '1 Expertise in Recycling',
};

/** Was Firmenziele zählen. */
export const GOALS: Readonly<Record<CompanyGoalId, string>> = {
  'goal-27': 'für jede Region, die du kontrollierst',
  'goal-28': 'für jede Region, in der du ein Kraftwerk hast',
  'goal-29': 'für jedes UN-Ziel, das du erfüllt hast',
  'goal-30': 'für jedes deiner Kraftwerke nach dem ersten',
  'goal-31': 'für jedes CEP auf deiner Hand, ohne die in deinen Regionen',
  'goal-32': 'für jede Quelle, in der niemand mehr Expertise hat als du',
  'goal-33': 'für jede verschiedene Quelle, die du gebaut hast',
};

export const PERMIT_ORDERS: Readonly<Record<PermitOrder, string>> = {
  regions: 'Erst diese Region, die Hand zuletzt',
  hand: 'Die Hand zuerst',
  ask: 'Frag mich',
};

export const FREE_MOVES: Readonly<Record<FreeMove, string>> = { scientist: 'Forscher', market: 'Markt', card: 'Karte' };

export const ENDINGS: Readonly<Record<Ending, string>> = {
  decades: 'Das letzte Jahrzehnt ist vorbei.',
  green: 'Zwei Regionen laufen ganz mit grüner Energie.',
  safe: `Der CO₂-Wert liegt wieder unter ${SAFE_BELOW} ppm.`,
  lost: `Der CO₂-Wert liegt bei ${LOST_AT} ppm oder mehr. Alle verlieren.`,
  alone: `Der CO₂-Wert liegt über ${LOST_AT} ppm. Eine Firma allein war nicht genug.`,
};

/** Wofür es Punkte gab. */
export const POINTS: Readonly<Record<PointSource, string>> = {
  plants: 'Kraftwerke',
  un: 'UN-Ziele',
  income: 'Einkommen in Punkten',
  lobby: 'Lobbykarten',
  disasters: 'Verlust durch Katastrophen',
  exchange: 'Punkte für CEPs bezahlt',
};
