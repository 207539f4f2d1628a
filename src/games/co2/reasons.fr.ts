import type { Words } from '../../engine/message.ts';
import { list } from '../../language/french.ts';
import { dollars, FIELD, POINTS, SOURCE, technos } from './names.fr.ts';
import { EVICTION_COINS, LOST_AT } from './rules/tables/constants.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

type Prefixed<Prefix extends string> = {
  [Key in keyof Vocabulary as Key extends `${Prefix}.${string}` ? Key : never]: Vocabulary[Key];
};

/** Pourquoi une chose ne se fait pas. */
export const reasons: Words<Prefixed<'refused'>> = {
  'refused.action-taken': () => 'votre action est déjà faite',
  'refused.action-yet': () => 'faites d’abord votre action',
  'refused.at-summit': () => 'reste jusqu’à la tenue du sommet',
  'refused.card-played': () => 'une carte par tour',
  'refused.coins': ({ coins, have }) => `coûte ${dollars(coins)}, vous avez ${dollars(have)}`,
  'refused.cubes': ({ cubes, have }) => `coûte ${technos(cubes)}, vous en avez ${have}`,
  'refused.demand': () => 'la région est toute verte',
  'refused.eviction-coin': () => `coûte ${dollars(EVICTION_COINS)} pour le chercheur sur place`,
  'refused.expertise': ({ energy, space, have }) =>
    `demande ${space} d’expertise en ${FIELD[energy]}, vous avez ${have}`,
  'refused.in-pool': () => 'pas encore recruté',
  'refused.market-empty': () => 'le marché est vide',
  'refused.market-stopped': () => 'le prix a changé ce tour',
  'refused.market-visited': () => 'un échange par tour',
  'refused.occupied': ({ seat }, { name }) => `${name(seat)} y est`,
  'refused.permit': () => 'demande un CEP en main ou dans une région que vous contrôlez',
  'refused.permit-in-hand': () => 'demande un CEP en main',
  'refused.plant-left': () => 'les cinq sont construites',
  'refused.plants': ({ energies }) => `construisez d’abord ${list(energies.map((energy) => SOURCE[energy]))}`,
  'refused.region-full-of-permits': () => 'n’a plus de place pour un CEP',
  'refused.rivals': () => 'il faut un autre joueur',
  'refused.scientist-left': () => 'les quatre sont recrutés',
  'refused.scientist-moved': () => 'un chercheur par tour',
  'refused.scientist-to-move': () => 'aucun chercheur ne peut bouger',
  'refused.tile': () => 'toutes les tuiles Projet sont en jeu',
  'refused.track-room': () => 'la piste s’arrête ici',
  'refused.vacant-project': () => 'aucun projet n’est libre',
};

/** Les titres au-dessus des choix. */
export const headings: Words<Prefixed<'group'>> = {
  'group.propose': () => 'Proposer',
  'group.install': () => 'Installer',
  'group.construct': () => 'Construire',
  'group.scientist': () => 'Chercheur',
  'group.project': () => 'Vers un projet',
  'group.summit': () => 'Vers un sommet',
  'group.hand': () => 'En main',
  'group.market': () => 'Marché',
  'group.lobby': () => 'Lobby',
  'group.un': () => 'ONU',
  'group.goal': () => 'Objectif',
  'group.orders': () => 'Consignes',
};

export const score: Words<Prefixed<'score'>> = {
  'score.track': ({ source }) => POINTS[source],
  'score.final-income': () => 'Dernier revenu',
  'score.goal': () => 'Objectif d’entreprise',
  'score.coins': () => 'Argent, CEP vendus',
  'score.most-cubes': () => 'Le plus de technos',
  'score.most-un': () => 'Le plus d’objectifs de l’ONU',
  'score.lost': () => `À ${LOST_AT} ppm, tout le monde perd.`,
  'score.alone': () => `Le niveau a dépassé ${LOST_AT} ppm\u202f: pas de dernier revenu.`,
  'score.by-plants': () => 'Les centrales vertes départagent l’égalité.',
  'score.by-expertise': ({ energy }) => `L’expertise en ${FIELD[energy]} départage l’égalité.`,
  'score.by-regions': () => 'Les régions contrôlées départagent l’égalité.',
  'score.shared': () => 'Rien ne départage l’égalité\u202f: la victoire est partagée.',
};
