import { count } from '../../language/french.ts';
import type { Ending, FreeMove, PermitOrder, PointSource } from './rules/state.ts';
import { LOST_AT, SAFE_BELOW } from './rules/tables/constants.ts';
import type { Bonus, Energy } from './rules/tables/energies.ts';
import type { Fossil } from './rules/tables/fossils.ts';
import type { CompanyGoalId } from './rules/tables/goal-ids.ts';
import type { PlantId } from './rules/tables/plants.ts';
import type { AgendaId, RegionId } from './rules/tables/regions.ts';
import type { PlaceId } from './rules/tables/summits.ts';
import type { CardId } from './rules/vocabulary.ts';

/** Le nom de chaque chose en français. */

/** Seul ou en tête de phrase. */
export const ENERGIES: Readonly<Record<Energy, string>> = {
  forestation: 'Reboisement',
  solar: 'Solaire',
  fusion: 'Fusion froide',
  biomass: 'Biomasse',
  recycling: 'Recyclage',
};

/** Avec son article : « construire le solaire ». */
export const SOURCE: Readonly<Record<Energy, string>> = {
  forestation: 'le reboisement',
  solar: 'le solaire',
  fusion: 'la fusion froide',
  biomass: 'la biomasse',
  recycling: 'le recyclage',
};

/** Après « expertise en ». */
export const FIELD: Readonly<Record<Energy, string>> = {
  forestation: 'reboisement',
  solar: 'solaire',
  fusion: 'fusion froide',
  biomass: 'biomasse',
  recycling: 'recyclage',
};

/** Après « projet » ou « centrale ». */
export const OF_SOURCE: Readonly<Record<Energy, string>> = {
  forestation: 'de reboisement',
  solar: 'solaire',
  fusion: 'de fusion froide',
  biomass: 'de biomasse',
  recycling: 'de recyclage',
};

/** Après « parler ». */
export const ABOUT: Readonly<Record<Energy, string>> = {
  forestation: 'du reboisement',
  solar: 'du solaire',
  fusion: 'de la fusion froide',
  biomass: 'de la biomasse',
  recycling: 'du recyclage',
};

export const ceps = (many: number): string => `${many} CEP`;
export const technos = (many: number): string => count(many, 'techno');
export const points = (many: number): string => count(many, 'point');
export const dollars = (coins: number): string => `${coins}\u00a0$`;

/** Après « en » : « en Asie ». */
export const REGIONS: Readonly<Record<RegionId, string>> = {
  'north-america': 'Amérique du Nord',
  europe: 'Europe',
  asia: 'Asie',
  oceania: 'Océanie',
  africa: 'Afrique',
  'south-america': 'Amérique du Sud',
};

/** Sur un onglet ou un petit bouton, d’un seul tenant. */
export const SHORT_REGIONS: Readonly<Record<RegionId, string>> = {
  ...REGIONS,
  'north-america': 'Am.\u00a0Nord',
  'south-america': 'Am.\u00a0Sud',
};

export const FOSSILS: Readonly<Record<Fossil, string>> = {
  coal: 'Charbon',
  oil: 'Pétrole',
  gas: 'Gaz',
};

/** Après « centrale ». */
export const FUEL: Readonly<Record<Fossil, string>> = {
  coal: 'à charbon',
  oil: 'à pétrole',
  gas: 'à gaz',
};

export const PLACES: Readonly<Record<PlaceId, string>> = {
  kyoto: 'Kyoto',
  rio: 'Rio de Janeiro',
  copenhagen: 'Copenhague',
  marrakech: 'Marrakech',
  montreal: 'Montréal',
};

export const AGENDAS: Readonly<Record<AgendaId, string>> = {
  'ag-1': 'Canopée et lumière',
  'ag-2': 'Racines profondes',
  'ag-3': 'Replanter et réutiliser',
  'ag-4': 'Du champ à la chaudière',
  'ag-5': 'Boucle fermée',
  'ag-6': 'Réseau lumineux',
  'ag-7': 'Charte des moissons',
  'ag-8': 'Seconde vie',
};

export const PLANTS: Readonly<Record<PlantId, string>> = {
  'plant-forestation-1': 'Ceinture de mangroves',
  'plant-forestation-2': 'Coteaux replantés',
  'plant-forestation-3': 'Fonds des tourbières',
  'plant-forestation-4': 'Corridor de brume',
  'plant-forestation-5': 'Réserve boréale',
  'plant-solar-1': 'Panneaux du village',
  'plant-solar-2': 'Champ de miroirs',
  'plant-solar-3': 'Tour à sels fondus',
  'plant-solar-4': 'Parc du désert',
  'plant-solar-5': 'Réseau du crépuscule',
  'plant-fusion-1': 'Cellule de paillasse',
  'plant-fusion-2': 'Réacteur pilote',
  'plant-fusion-3': 'Cellule de quartier',
  'plant-fusion-4': 'Réacteur du port',
  'plant-fusion-5': 'Cellule continentale',
  'plant-biomass-1': 'Méthaniseur de ferme',
  'plant-biomass-2': 'Chaudière à paille',
  'plant-biomass-3': 'Bassins d’algues',
  'plant-biomass-4': 'Raffinerie de résidus',
  'plant-biomass-5': 'Anneau de gaz',
  'plant-recycling-1': 'Cour de tri',
  'plant-recycling-2': 'Échangeur de chaleur',
  'plant-recycling-3': 'Boucle des métaux',
  'plant-recycling-4': 'Craqueur de polymères',
  'plant-recycling-5': 'Ville zéro déchet',
};

export const CARDS: Readonly<Record<CardId, string>> = {
  'lobby-01': 'Délégation de la savane',
  'lobby-02': 'Délégation de la mousson',
  'lobby-03': 'Délégation alpine',
  'lobby-04': 'Délégation des Grands Lacs',
  'lobby-05': 'Délégation du corail',
  'lobby-06': 'Délégation des Andes',
  'lobby-07': 'Audition budgétaire',
  'lobby-08': 'Bon d’équipement',
  'lobby-09': 'Échange d’enseignants',
  'lobby-10': 'Norme des toitures',
  'lobby-11': 'Assurance réacteur',
  'lobby-12': 'Taxe agricole',
  'lobby-13': 'Loi sur la consigne',
  'lobby-14': 'Loi ceinture verte',
  'lobby-15': 'Tarif de rachat',
  'lobby-16': 'Emprunt recherche',
  'lobby-17': 'Récolte garantie',
  'lobby-18': 'Contrat municipal',
  'lobby-19': 'Fonds carbone',
  'lobby-20': 'Discours sur la lumière',
  'lobby-21': 'Discours sur le plasma',
  'lobby-22': 'Discours sur les sols',
  'lobby-23': 'Discours sur les déchets',
  'lobby-24': 'Discours sur les arbres',
  'lobby-25': 'Conscience tranquille',
  'lobby-26': 'Courtiers en CEP',
  'goal-27': 'Sphères d’influence',
  'goal-28': 'Partout à la fois',
  'goal-29': 'Chouchou de l’ONU',
  'goal-30': 'Bâtisseur en série',
  'goal-31': 'Coffre à CEP',
  'goal-32': 'Maison d’experts',
  'goal-33': 'Portefeuille varié',
  'un-34': 'Premières pousses',
  'un-35': 'Première lueur',
  'un-36': 'Première étincelle',
  'un-37': 'Première récolte',
  'un-38': 'Premier retour',
  'un-39': 'Toits vivants',
  'un-40': 'Soleils jumeaux',
  'un-41': 'Chaud et modeste',
  'un-42': 'Rien ne se perd',
  'un-43': 'Piste de papier',
  'un-44': 'Siècle circulaire',
  'un-45': 'Soleil, sol et ombre',
  'un-46': 'Un pont vers demain',
  'event-47': 'Sécheresse',
  'event-48': 'Mousson brisée',
  'event-49': 'Dôme de chaleur',
  'event-50': 'Saison des ouragans',
  'event-51': 'Mort des récifs',
  'event-52': 'Feux de forêt',
};

/** Ce qu’apporte une case d’une piste. */
export const BONUS: Readonly<Record<Bonus, string>> = {
  cube: '1 techno',
  permit: 'un CEP pour une région',
  any: '1 expertise au choix',
  forestation: '1 expertise en reboisement',
  solar: '1 expertise en solaire',
  fusion: '1 expertise en fusion froide',
  biomass: '1 expertise en biomasse',
  recycling: '1 expertise en recyclage',
};

/** Ce que comptent les objectifs d’entreprise. */
export const GOALS: Readonly<Record<CompanyGoalId, string>> = {
  'goal-27': 'région que vous contrôlez',
  'goal-28': 'région où vous avez une centrale',
  'goal-29': 'objectif de l’ONU que vous avez rempli',
  'goal-30': 'centrale à vous après la première',
  'goal-31': 'CEP de votre main, sans ceux de vos régions',
  'goal-32': 'source où personne n’a plus d’expertise que vous',
  'goal-33': 'source différente que vous avez construite',
};

export const PERMIT_ORDERS: Readonly<Record<PermitOrder, string>> = {
  regions: 'Cette région d’abord, ma main en dernier',
  hand: 'Ma main d’abord',
  ask: 'Demandez-moi',
};

export const FREE_MOVES: Readonly<Record<FreeMove, string>> = {
  scientist: 'chercheur',
  market: 'marché',
  card: 'carte',
};

export const ENDINGS: Readonly<Record<Ending, string>> = {
  decades: 'La dernière décennie est finie.',
  green: 'Deux régions tournent à l’énergie verte seule.',
  safe: `Le niveau est repassé sous ${SAFE_BELOW} ppm.`,
  lost: `Le niveau atteint ${LOST_AT} ppm ou plus. Tout le monde perd.`,
  alone: `Le niveau a dépassé ${LOST_AT} ppm. Une seule entreprise n’a pas suffi.`,
};

/** D’où viennent les points. */
export const POINTS: Readonly<Record<PointSource, string>> = {
  plants: 'Centrales',
  un: 'Objectifs de l’ONU',
  income: 'Revenu pris en points',
  lobby: 'Cartes Lobby',
  disasters: 'Pertes par catastrophe',
  exchange: 'Points payés pour des CEP',
};
