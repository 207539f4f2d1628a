import type { Words } from '../../engine/message.ts';
import { count, de, either, list } from '../../language/french.ts';
import { words as shelf } from '../words.fr.ts';
import {
  ABOUT,
  AGENDAS,
  BONUS,
  CARDS,
  ceps,
  dollars,
  ENDINGS,
  ENERGIES,
  FIELD,
  FOSSILS,
  FREE_MOVES,
  FUEL,
  GOALS,
  OF_SOURCE,
  PERMIT_ORDERS,
  PLACES,
  PLANTS,
  points,
  REGIONS,
  SHORT_REGIONS,
  SOURCE,
  technos,
} from './names.fr.ts';
import { headings, reasons, score } from './reasons.fr.ts';
import { DISASTER_POINTS, EVICTION_COINS, SAFE_BELOW, UN_GOAL_CUBES } from './rules/tables/constants.ts';
import type { Energy } from './rules/tables/energies.ts';
import { EVENTS } from './rules/tables/events.ts';
import type { Trigger } from './rules/tables/lobby.ts';
import type { Vocabulary } from './rules/vocabulary.ts';
import { variantWords } from './variants.fr.ts';

const sources = (energies: readonly Energy[]) => list(energies.map((energy) => SOURCE[energy]));
const lost = points(-DISASTER_POINTS);

const DOING: Readonly<Record<Trigger['action'], (what: string) => string>> = {
  propose: (where) => `proposez un projet ${where}`,
  install: (energy) => `installez un projet ${energy}`,
  construct: (energy) => `construisez une centrale ${energy}`,
  summit: (energy) => `envoyez un chercheur parler ${energy} à un sommet`,
  buy: () => 'achetez un CEP',
  sell: () => 'vendez un CEP',
};

const GRANTS = {
  money: 'pour la subvention en argent',
  tech: 'pour la subvention en technos',
  research: 'pour la subvention de recherche',
};

export const words: Words<Vocabulary> = {
  'effect.all': ({ parts }, { say }) => list(parts.map(say)),
  'effect.either': ({ parts }, { say }) => either(parts.map(say)),
  'effect.either.ask': () => 'Lequel des deux\u202f?',
  'effect.may': ({ part }, { say }) => say(part),
  'effect.may.ask': ({ part }, { say }) => `Voulez-vous ceci\u202f: ${say(part)}\u202f?`,
  'effect.decline': () => 'Non',
  'effect.in-return': ({ cost, gain }, { say }) => `${say(cost)} contre ${say(gain)}`,

  'region.name': ({ region }) => REGIONS[region],
  'energy.name': ({ energy }) => ENERGIES[energy],
  'place.name': ({ place }) => PLACES[place],
  'agenda.name': ({ agenda }) => AGENDAS[agenda],
  'plant.name': ({ plant }) => PLANTS[plant],
  'fossil.name': ({ fossil }) => FOSSILS[fossil],
  'card.name': ({ card }) => CARDS[card],
  'seat.name': ({ seat }, { name }) => name(seat),
  list: ({ parts }, { say }) => parts.map(say).join('. '),

  'lobby.text': ({ when, main, minor }, { say }) =>
    `${say(when)}\u202f: ${say(main)}. Ou à tout moment\u202f: ${say(minor)}.`,
  'lobby.when': ({ action, what }, { say }) => `Quand vous ${DOING[action](say(what))}`,
  'lobby.when.region': ({ region }) => `en ${REGIONS[region]}`,
  'lobby.when.energy': ({ action, energy }) => (action === 'summit' ? ABOUT[energy] : OF_SOURCE[energy]),
  'lobby.when.anything': () => '',
  'lobby.when.grant': ({ grant }) => GRANTS[grant],
  'goal.text': ({ goal, each, cap }) => `${points(each)} par ${GOALS[goal]}, ${cap} au plus.`,
  'un.text': ({ energies, points: vp }) =>
    `Construisez ${sources(energies)}, puis payez ${technos(UN_GOAL_CUBES)} pour ${points(vp)}.`,
  'disaster.text': ({ region }) =>
    `À ${SAFE_BELOW} ppm ou plus, toute entreprise sans centrale en ${REGIONS[region]} y envoie 1 techno. Celle qui n’en a pas perd ${lost}.`,

  'event.took': ({ seat, gain }, { name, say }) => `${name(seat)} reçoit ${say(gain)}.`,
  'gain.coins': ({ coins }) => dollars(coins),
  'gain.cubes': ({ cubes }) => technos(cubes),
  'gain.permits': ({ permits }) => `${ceps(permits)} du marché`,
  'gain.points': ({ points: vp }) => points(vp),
  'gain.expertise': ({ energy }) => `1 expertise en ${FIELD[energy]}`,
  'gain.discount': ({ coins }) => `payez ${dollars(coins)} de moins`,
  'gain.move': () => 'déplacez un chercheur',
  'pay.eviction': ({ seat }, { name }) => `Payez ${dollars(EVICTION_COINS)} à ${name(seat)} pour libérer la case`,
  'pay.plant': ({ coins, cubes, points: vp }) => `Payez ${dollars(coins)} et ${technos(cubes)}, marquez ${points(vp)}`,
  'permit.hand': () => 'De votre main',
  'permit.region': ({ region }) => `D’${REGIONS[region]}`,
  'region.permits': ({ permits }) => `${ceps(permits)} sur place`,

  ...shelf.said.co2,
  'event.set-up': ({ ppm }) => `La partie commence à ${ppm} ppm.`,
  'event.decade': ({ decade }) => `Décennie ${decade}.`,
  'ask.turn': () => 'Faites votre action',
  'ask.turn.free': () => 'Actions libres ou fin du tour',
  'ask.turn.help': ({ left }) =>
    left.length === 0
      ? 'Plus d’action libre.'
      : `${count(left.length, 'action libre', 'actions libres')}\u202f: ${left.map((move) => FREE_MOVES[move]).join(', ')}.`,
  'step.turn': ({ decade, round }) => `Décennie ${decade}, manche ${round}`,
  'turn.done': () => 'Finir mon tour',
  'ask.research': () => 'Quelle recherche paie à ce tour\u202f?',
  'event.ended': ({ ending }) => ENDINGS[ending],
  'event.ends.soon': () => 'La partie se termine cette décennie',

  propose: ({ region }) => `Proposer en ${REGIONS[region]}`,
  'propose.short': ({ region }) => `Proposer, ${SHORT_REGIONS[region]}`,
  'ask.propose': ({ region }) => `Quel projet proposez-vous en ${REGIONS[region]}\u202f?`,
  'propose.brings': ({ benefit }, { say }) => `une fois installé\u202f: ${say(benefit)}`,
  'event.proposed': ({ seat, region, energy }, { name }) =>
    `${name(seat)} propose ${SOURCE[energy]} en ${REGIONS[region]}.`,
  'event.granted': ({ seat, grant }, { name, say }) => `Subvention pour ${name(seat)}\u202f: ${say(grant)}.`,
  'grant.research': () => 'recruter ou déplacer un chercheur',
  'ask.grant': () => 'Recruter un chercheur ou en déplacer un\u202f?',
  'grant.recruit': () => 'Recruter un chercheur',
  'grant.decline': () => 'Ni l’un ni l’autre',
  'event.grant.declined': ({ seat }, { name }) => `${name(seat)} renonce à la subvention de recherche.`,
  'event.recruited': ({ seat }, { name }) => `${name(seat)} recrute un chercheur.`,
  install: ({ region, energy }) => `Installer ${SOURCE[energy]} en ${REGIONS[region]}`,
  'install.short': ({ region }) => `Installer, ${SHORT_REGIONS[region]}`,
  'ask.install': () => 'Avec quel CEP payez-vous\u202f?',
  'event.installed': ({ seat, region, energy }, { name }) =>
    `${name(seat)} paie 1 CEP et installe ${SOURCE[energy]} en ${REGIONS[region]}.`,
  construct: ({ region, energy }) => `Construire ${SOURCE[energy]} en ${REGIONS[region]}`,
  'construct.short': ({ region }) => `Construire, ${SHORT_REGIONS[region]}`,
  'construct.replaces': ({ fossil, from, to }) => `Une centrale ${FUEL[fossil]} ferme\u202f: de ${from} à ${to} ppm`,
  'construct.ends': () => `Sous ${SAFE_BELOW} ppm, la partie se termine cette décennie`,
  'event.built': ({ seat, region, energy, points: vp }, { name }) =>
    `${name(seat)} construit une centrale ${OF_SOURCE[energy]} en ${REGIONS[region]} pour ${points(vp)}.`,
  'event.replaced': ({ fossil, region, ppm }) =>
    `Une centrale ${FUEL[fossil]} ferme en ${REGIONS[region]}\u202f: ${ppm} ppm.`,
  'event.controls': ({ seat, region }, { name }) => `${name(seat)} contrôle l’${REGIONS[region]}.`,

  'ask.which-scientist': () => 'Quel chercheur déplacez-vous\u202f?',
  'ask.scientist': () => 'Où va le chercheur\u202f?',
  'ask.scientist.help': () => 'À chaque tour, un de vos chercheurs sur un projet vous donne de l’expertise.',
  'scientist.free': () => 'action libre, une fois par tour',
  'scientist.in-hand': () => 'Chercheur en main',
  'scientist.at-project': ({ region, energy }) => `Chercheur sur ${SOURCE[energy]} en ${REGIONS[region]}`,
  'scientist.at-project.short': ({ region }) => `Chercheur, ${SHORT_REGIONS[region]}`,
  'scientist.at-summit': ({ place, topic }) => `Chercheur sur ${SOURCE[topic]} à ${PLACES[place]}`,
  'scientist.at-summit.short': ({ place }) => `Chercheur, ${PLACES[place]}`,
  'scientist.to-hand': () => 'Retour en main',
  'scientist.to-project': ({ region, energy }) => `${ENERGIES[energy]} en ${REGIONS[region]}`,
  'scientist.to-summit': ({ place, topic }) => `Parler ${ABOUT[topic]} à ${PLACES[place]}`,
  'event.scientist.moved': ({ seat, region, energy }, { name }) =>
    `Un chercheur ${de(name(seat))} étudie ${SOURCE[energy]} en ${REGIONS[region]}.`,
  'event.scientist.sent': ({ seat, place, topic }, { name }) =>
    `Un chercheur ${de(name(seat))} parle ${ABOUT[topic]} à ${PLACES[place]}.`,
  'event.scientist.returned': ({ seat }, { name }) => `Un chercheur ${de(name(seat))} revient.`,
  'event.evicted': ({ seat, owner, region, energy }, { name }) =>
    `${name(seat)} paie ${dollars(EVICTION_COINS)} à ${name(owner)} pour libérer le projet ${OF_SOURCE[energy]} en ${REGIONS[region]}.`,
  'ask.evicted': ({ region, energy }) =>
    `Votre chercheur doit quitter ${SOURCE[energy]} en ${REGIONS[region]}. Où va-t-il\u202f?`,
  'evicted.to-hand': ({ energy }) => `En main, avec 1 expertise en ${FIELD[energy]}`,
  'order.eviction': ({ scientist }, { say }) => `Consigne\u202f: ${say(scientist)}`,
  'order.eviction.short': ({ region }) => `Consigne, ${SHORT_REGIONS[region]}`,
  'ask.order.eviction': () => 'Où va ce chercheur si on le déloge\u202f?',
  'order.ask': () => 'Demandez-moi',
  'order.summit': ({ place, topic }) => `Parler ${ABOUT[topic]} à ${PLACES[place]} s’il y a de la place, sinon en main`,
  'order.permits': () => 'Consigne\u202f: CEP pour centrales fossiles',
  'order.permits.short': () => 'Consigne CEP',
  'ask.order.permits': () => 'D’où viennent les CEP pour les nouvelles centrales fossiles de vos régions\u202f?',
  'order.permits.detail': ({ order }) => `En ce moment\u202f: ${PERMIT_ORDERS[order]}`,
  'order.permits.choice': ({ order }) => PERMIT_ORDERS[order],

  'ask.expertise': () => 'Quelle expertise gagnez-vous\u202f?',
  'expertise.step': ({ energy }) => ENERGIES[energy],
  'expertise.step-to': ({ space }) => `case ${space}`,
  'expertise.step-bonus': ({ space, bonus }) => `case ${space}, et ${BONUS[bonus]}`,
  'event.expertise.gained': ({ seat, energy, space }, { name }) =>
    `L’expertise ${de(name(seat))} en ${FIELD[energy]} passe à ${space}.`,
  'event.bonus.cube': ({ seat }, { name }) => `${name(seat)} reçoit 1 techno en bonus.`,
  'ask.bonus.permit': () => 'Quelle région reçoit un CEP\u202f?',
  'event.bonus.permit': ({ seat, region }, { name }) => `${name(seat)} place un CEP en ${REGIONS[region]}.`,
  'ask.summit.order': () => 'Quel sommet vient en premier\u202f?',
  'ask.summit.extra': () => 'Quel thème du sommet vous donne 1 expertise de plus\u202f?',
  'event.summit.held': ({ place }) => `Le sommet de ${PLACES[place]} a lieu.`,
  'event.summit.opened': ({ place, topics }) => `Prochain sommet à ${PLACES[place]}\u202f: ${sources(topics)}.`,

  'market.buy': ({ price }) => `Acheter un CEP à ${dollars(price)}`,
  'market.buy.short': () => 'Acheter un CEP',
  'market.sell': ({ price }) => `Vendre un CEP à ${dollars(price)}`,
  'market.sell.short': () => 'Vendre un CEP',
  'event.market.bought': ({ seat, price }, { name }) => `${name(seat)} achète un CEP à ${dollars(price)}.`,
  'event.market.sold': ({ seat, price }, { name }) => `${name(seat)} vend un CEP à ${dollars(price)}.`,
  'event.market.refilled': ({ price }) => `Le marché est regarni. Un CEP coûte maintenant ${dollars(price)}.`,

  'ask.lobby': () => 'Jouer une carte Lobby avec\u202f?',
  'lobby.decline': () => 'Pas de carte',
  'lobby.main': ({ card }) => CARDS[card],
  'lobby.minor': ({ card }) => CARDS[card],
  'lobby.play': ({ gain }, { say }) => `La jouer\u202f: ${say(gain)}`,
  'lobby.trade-in': ({ gain }, { say }) => `L’échanger\u202f: ${say(gain)}`,
  'event.lobby.played': ({ seat, card }, { name }) => `${name(seat)} joue «\u202f${CARDS[card]}\u202f».`,
  'event.lobby.drew': ({ seat, card }, { name }) => `${name(seat)} pioche «\u202f${CARDS[card]}\u202f».`,
  'event.lobby.drew-one': ({ seat }, { name }) => `${name(seat)} pioche une carte Lobby.`,
  'un.claim': ({ goal }) => `Remplir «\u202f${CARDS[goal]}\u202f»`,
  'un.claim-detail': ({ cubes, points: vp }) => `payez ${technos(cubes)}, marquez ${points(vp)}`,
  'event.un.claimed': ({ seat, goal, points: vp }, { name }) =>
    `${name(seat)} remplit «\u202f${CARDS[goal]}\u202f» pour ${points(vp)}.`,
  'event.un.revealed': ({ goal }) => `Nouvel objectif de l’ONU\u202f: «\u202f${CARDS[goal]}\u202f».`,
  'event.un.lost': ({ goal }) => `L’ONU retire «\u202f${CARDS[goal]}\u202f».`,
  'goal.give-up': ({ coins }) => `L’abandonner pour ${dollars(coins)}`,
  'goal.discard': ({ coins }) => `Abandonner votre objectif d’entreprise pour ${dollars(coins)}`,
  'goal.discard.short': () => 'Abandonner l’objectif',
  'event.goal.discarded': ({ seat, coins }, { name }) =>
    `${name(seat)} abandonne un objectif d’entreprise pour ${dollars(coins)}.`,

  'event.income': ({ seat, amount }, { name }) => `${name(seat)} a un revenu de ${amount}.`,
  'ask.income': ({ amount }) => `Sur votre revenu de ${amount}, combien prenez-vous en argent\u202f?`,
  'ask.income.help': () => 'Le reste devient des points.',
  'income.split': ({ coins, points: vp }) => `${dollars(coins)} et ${points(vp)}`,
  'event.income.taken': ({ seat, coins, points: vp }, { name }) =>
    `${name(seat)} prend ${dollars(coins)} et ${points(vp)}.`,
  'event.cubes.used': ({ region }) => `L’${REGIONS[region]} consomme 1 techno.`,
  'event.fossil': ({ fossil, region, ppm }) =>
    `Une centrale ${FUEL[fossil]} ouvre en ${REGIONS[region]}\u202f: ${ppm} ppm.`,
  'ask.demand': ({ region }) => `Avec quel CEP payez-vous la centrale fossile en ${REGIONS[region]}\u202f?`,
  'event.demand.paid': ({ seat }, { name }) => `${name(seat)} la paie d’un CEP de sa main.`,
  'event.demand.paid-from': ({ seat, region }, { name }) => `${name(seat)} la paie d’un CEP d’${REGIONS[region]}.`,
  'event.demand.bought': ({ seat, price, points: vp }, { name }) =>
    `${name(seat)} doit acheter un CEP à ${dollars(price)}${vp > 0 ? ` et y laisse ${points(vp)}` : ''}.`,
  'ask.demand.goal': ({ price }) =>
    `Vous devez acheter un CEP à ${dollars(price)} sans en avoir les moyens. Abandonner votre objectif d’entreprise\u202f?`,
  'demand.points': ({ points: vp }) => `Le garder et payer ${points(vp)}`,
  'event.disaster': ({ event }) => `${CARDS[event]} en ${REGIONS[EVENTS[event].region]}.`,
  'event.disaster.averted': ({ event }) => `Évité\u202f: ${CARDS[event]} en ${REGIONS[EVENTS[event].region]}.`,
  'event.disaster.relieved': ({ seat, region }, { name }) => `${name(seat)} envoie 1 techno en ${REGIONS[region]}.`,
  'event.disaster.neglected': ({ seat, region }, { name }) =>
    `${name(seat)} n’a pas de techno pour l’${REGIONS[region]} et perd ${lost}.`,

  ...reasons,
  ...headings,
  ...score,
  ...variantWords,
};
