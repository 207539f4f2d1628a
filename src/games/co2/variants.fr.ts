import type { Words } from '../../engine/message.ts';
import { list } from '../../language/french.ts';
import { CARDS, ceps, dollars, ENERGIES, REGIONS, SOURCE, technos } from './names.fr.ts';
import { AUCTION_CUBE_VALUE } from './rules/tables/constants.ts';
import { ppmAtRandom, ppmAtStart } from './rules/tables/fossils.ts';
import type { VariantVocabulary } from './rules/variant-vocabulary.ts';

export const variantWords: Words<VariantVocabulary> = {
  'ask.auction.open': () => 'Misez-vous pour désigner le premier joueur\u202f?',
  'ask.auction.help': ({ most }) =>
    `Vous pouvez payer jusqu’à ${most}\u202f: argent, technos à ${dollars(AUCTION_CUBE_VALUE)} et CEP au prix du marché.`,
  'ask.auction': ({ seat, value }, { name }) => `${name(seat)} mise ${value}. Misez-vous plus\u202f?`,
  'auction.pass': () => 'Passer',
  'auction.offer': ({ value }) => `Miser ${value}`,
  'event.auction.passed': ({ seat }, { name }) => `${name(seat)} passe.`,
  'event.auction.bid': ({ seat, value }, { name }) => `${name(seat)} mise ${value}.`,
  'ask.auction.pay': ({ value }) => `Comment payez-vous ${value}\u202f?`,
  'ask.auction.permit': () => 'Avec quel CEP payez-vous\u202f?',
  'auction.bundle': ({ coins, cubes, permits }) =>
    list([...(coins ? [dollars(coins)] : []), ...(cubes ? [technos(cubes)] : []), ...(permits ? [ceps(permits)] : [])]),
  'ask.auction.start': () => 'Qui commence la décennie\u202f?',
  'event.auction.won': ({ seat, value, start }, { name }) =>
    `${name(seat)} l’emporte avec ${value}\u202f: ${name(start)} commence la décennie.`,
  'ask.draft': () => 'Quelle carte Lobby gardez-vous\u202f?',
  'ask.draft.help': () => 'Vous passez les autres à votre voisin.',
  'draft.confirm': () => 'Garder cette carte',
  'event.draft.kept': ({ seat, card }, { name }) => `${name(seat)} garde «\u202f${CARDS[card]}\u202f».`,
  'event.draft.kept-one': ({ seat }, { name }) => `${name(seat)} garde une carte Lobby.`,
  'ask.starters': () => 'Dans quelle région commence le premier projet\u202f?',
  'ask.starters.help': () => 'Les quatre autres sources suivent dans le sens horaire.',
  'starters.region': ({ region }) => `Commencer en ${REGIONS[region]}`,
  'ask.starters.slot': ({ region, energy }) => `Sur quelle case placer ${SOURCE[energy]} en ${REGIONS[region]}\u202f?`,
  'starters.instead': ({ grant }, { say }) => `Couvrir la subvention\u202f: ${say(grant)}`,
  'event.starters.placed': ({ region, energy }) => `${ENERGIES[energy]} commence en ${REGIONS[region]}.`,

  'option.fossils': () => 'Centrales fossiles au début',
  'option.fossils.help': () =>
    'À quel point l’air est sale au début. Première partie\u202f: «\u202fDébutant\u202f» à deux ou cinq, «\u202fNormal\u202f» à trois ou quatre.',
  'option.fossils.random': () => `Au hasard, de ${ppmAtRandom().join(' à ')} ppm`,
  'option.fossils.beginner': () => `Débutant, ${ppmAtStart('beginner')} ppm`,
  'option.fossils.normal': () => `Normal, ${ppmAtStart('normal')} ppm`,
  'option.fossils.expert': () => `Expert, ${ppmAtStart('expert')} ppm`,
  'option.fossils.extreme': () => `Extrême, ${ppmAtStart('extreme')} ppm`,
  'option.lobby': () => 'Cartes Lobby',
  'option.lobby.help': () => 'Avec le draft, vous composez votre main carte par carte.',
  'option.lobby.dealt': () => 'Distribuées',
  'option.lobby.drafted': () => 'Draft',
  'option.first': () => 'Premier joueur',
  'option.first.help': () =>
    'La tuile passe à gauche, ou les entreprises misent à chaque décennie pour désigner qui commence.',
  'option.first.passed': () => 'Passe à gauche',
  'option.first.auction': () => 'Enchère',
  'option.hints': () => 'Conseils',
  'option.hints.help': () => 'Chacun peut demander ce que ferait un bon joueur.',
  'option.hints.allowed': () => 'Permis',
  'option.hints.none': () => 'Aucun',
  'option.choices': () => 'Choix pendant un autre tour',
  'option.choices.help': () =>
    'Répondez tout de suite, comme autour d’une table\u202f; ou laissez des consignes à vos chercheurs, pour que le lien ne circule qu’une fois par tour.',
  'option.choices.ask': () => 'Demander aussitôt',
  'option.choices.orders': () => 'Consignes',
};
