import { count, de, list } from '../../../language/french.ts';
import type { WordsOf } from '../../../language/phrasebook.ts';
import {
  BONUS,
  ceps,
  dollars,
  ENERGIES,
  FIELD,
  OF_SOURCE,
  points,
  REGIONS,
  SHORT_REGIONS,
  SOURCE,
  technos,
} from '../names.fr.ts';
import { LOST_AT, SAFE_BELOW, UN_GOAL_CUBES } from '../rules/tables/constants.ts';
import type { Grant } from '../rules/tables/regions.ts';
import type { Drawer } from './where.ts';
import type { words as english } from './words.en.ts';

const DRAWERS: Readonly<Record<Drawer, string>> = {
  globe: 'Le monde',
  expertise: 'Expertise',
  summits: 'Sommets',
  goals: 'Objectifs',
  hand: 'Main',
};

const GRANTS: Readonly<Record<Grant, string>> = { money: 'Argent', tech: '2 technos', research: 'Recherche' };

const moreToCome = (amount: number) => `encore ${amount}`;
/** À partir d’où l’air est perdu : une entreprise seule continue à la limite exacte. */
const limit = (companies: number) =>
  companies === 1 ? `Au-delà de ${LOST_AT}, c’est fini` : `À ${LOST_AT}, tous perdent`;

export const words: WordsOf<typeof english> = {
  hidden: { hands: 'Objectifs, cartes Lobby, ordres' },
  energy: (energy) => ENERGIES[energy],
  region: (region) => REGIONS[region],
  shortRegion: (region) => SHORT_REGIONS[region],
  grant: (grant) => GRANTS[grant],
  drawer: (drawer) => DRAWERS[drawer],
  drawers: 'Tiroirs',
  close: 'Fermer',
  rail: 'Expertise, objectifs et votre entreprise',
  onTheTable: 'Sur la table',
  optionsHere: (amount) => (amount === 1 ? 'choix possible' : 'choix possibles'),

  world: {
    title: 'Le monde',
    change: (from, to) => `de ${from} à ${to} ppm`,
    safe: `Sûr sous ${SAFE_BELOW}`,
    alarm: 'En zone de catastrophe',
    limit,
    level: 'CO₂ dans l’air',
    levelSpoken: (ppm, companies) =>
      `${ppm} parties par million. La zone de catastrophe commence à ${SAFE_BELOW}. ${limit(companies)}`,
    decade: (decade, decades) => `Déc. ${decade}/${decades}`,
    round: (round, rounds) => `manche ${round} sur ${rounds}`,
    cep: 'CEP',
    ppm: 'ppm',
    pile: (amount) => `${amount} en pile`,
  },

  market: {
    title: 'Marché des CEP',
    price: (price) => `Un CEP coûte ${price} dollars,`,
    inPile: 'en pile',
    buy: 'Achat',
    sell: 'Vente',
    disaster: 'Catastrophe',
    disasterThen: 'puis',
    fossilPile: 'Pile fossile',
    fossilPileSpoken: 'Centrales fossiles dans la pile',
  },

  place: {
    tabs: 'Régions',
    tab: (region, owner, amount) =>
      [
        REGIONS[region],
        ...(owner ? [`sous le contrôle ${de(owner)}`] : []),
        ...(amount ? [`${amount} choix`] : []),
      ].join(', '),
    open: 'libre',
    nobody: 'Sans contrôle',
    controlledBy: (owner) => `Sous le contrôle ${de(owner)}`,
    controls: (owner) => `${owner} la contrôle`,
    agenda: 'Agenda',
    agendaSpoken: 'Agenda, la plus demandée d’abord',
    demand: 'Demande',
    demandMet: (filled, of) => `${filled} sur ${of}`,
    spaceDue: (space) => `Case ${space}, une centrale fossile arrive à la prochaine décennie`,
    spaceEmpty: (space) => `Case ${space}, vide`,
    projects: 'Projets',
    state: { vacant: 'vide', proposed: 'proposé', installed: 'installé' },
    vacant: (grant, region) => `${GRANTS[grant]}, case vide, ${REGIONS[region]}`,
    project: (energy, isInstalled, region) =>
      `Projet ${OF_SOURCE[energy]}, ${isInstalled ? 'installé' : 'proposé'}, ${REGIONS[region]}`,
    scientist: (owner) => `Chercheur ${de(owner)}`,
    ceps: (permits, most) => `${permits} CEP sur ${most}`,
    ofCeps: (most) => `sur ${most}`,
    tech: (cubes) => `${technos(cubes)} après une catastrophe`,
    deeds: 'Ce que vous pouvez faire ici',
  },

  summits: {
    title: 'Sommets',
    moreToCome,
    note: 'Dès que chaque thème d’un sommet a son orateur, les entreprises qui y ont parlé gagnent de l’expertise.',
    topic: (energy, hasSpeaker) => (hasSpeaker ? ENERGIES[energy] : `${ENERGIES[energy]}, personne n’en parle encore`),
  },

  expertise: {
    title: 'Expertise',
    note: 'La case soulignée est la licence pour construire. À chaque décennie, les plus avancés d’une piste sont payés.',
    allBuilt: 'Les cinq sont construites',
    next: 'suivante',
    left: (amount) => `reste ${amount}`,
    nextSpoken: (energy, coins, cubes, vp, left) =>
      `La prochaine centrale ${OF_SOURCE[energy]} coûte ${coins} dollars et ${technos(cubes)} et rapporte ${vp}\u202f; encore ${count(left, 'centrale')}.`,
    caption: (length) => `Expertise, cases 0 à ${length}`,
    source: 'Source',
    licence: 'Licence dès',
  },

  hand: {
    unGoals: 'Objectifs de l’ONU',
    moreToCome,
    none: 'Aucun n’est visible.',
    unNote: `La première entreprise qui a une centrale de chaque source montrée remplit l’objectif pour ${technos(UN_GOAL_CUBES)}.`,
    yourCompany: 'Votre entreprise',
    yourHand: 'Votre main',
    hidden: (cards) => `${count(cards, 'carte Lobby', 'cartes Lobby')}, face cachée.`,
    givenUp: 'abandonné',
    progress: (now, cap) => `${now} sur ${cap}`,
    goal: (name, text, worth) => `Objectif d’entreprise «\u202f${name}\u202f». ${text} En ce moment\u202f: ${worth}.`,
    card: (name, text) => `${name}. ${text}`,
    unGoal: (name, text) => `${name}\u202f: ${text}`,
    scientists: 'Chercheurs',
    scientist: (place) => `Chercheur, ${place}`,
    inHand: 'en main',
    notRecruited: 'pas recruté',
    ceps: (permits) => `${ceps(permits)} en main`,
    cepOrders: 'Consigne CEP',
    orders: 'Consigne',
  },

  closeUp: {
    space: (space) => `Case de demande ${space}`,
    spaceFossil: (decade) =>
      `À la décennie ${decade}, une centrale fossile ouvre ici, et quelqu’un la paie d’un CEP, sauf si une centrale verte s’y trouve déjà.`,
    spaceGreen: 'On peut construire ici une centrale verte.',
    stores: (region) => `En ${REGIONS[region]}`,
    ceps: (permits, most) => `${permits} CEP sur ${most}. L’entreprise qui contrôle la région peut payer avec.`,
    tech: (cubes) =>
      `${technos(cubes)} après une catastrophe. Construire ici en coûte 1 de moins, et une est consommée à chaque décennie.`,
    summit: (open) =>
      `Encore sans orateur\u202f: ${list(open.map((energy) => SOURCE[energy]))}. Dès que chaque thème en a un, chaque entreprise gagne 1 expertise dans ce dont elle a parlé et 1 de plus dans un thème de son choix.`,
    anyTime: 'à tout moment',
    plant: (energy, level, of) => `Centrale ${OF_SOURCE[energy]} ${level} sur ${of}.`,
    plantCosts: (coins, cubes, vp) =>
      `Elle coûte ${dollars(coins)} et ${technos(cubes)}, demande ${cubes} d’expertise et rapporte ${points(vp)}.`,
    fossil: (name) => `Centrale fossile\u202f: ${name}`,
    fossilText: (ppm, tiles, left) =>
      `Elle rejette ${ppm} ppm dans l’air jusqu’à ce qu’une centrale verte prenne sa place. Il y en a ${tiles} dans la boîte, ${left} encore dans la pile.`,
    track: (licence, income) =>
      `Pour construire, il faut au moins la case ${licence}. Les plus avancés sont payés à chaque décennie\u202f: ${income.join(', ')} sur les cases 1 à ${income.length}.`,
    trackBonuses: (bonuses) =>
      `En chemin\u202f: ${list(bonuses.map(([space, bonus]) => `${BONUS[bonus]} en ${space}`))}.`,
    nobody: 'Personne ne la contrôle encore.',
    controls: (owner) => `${owner} la contrôle.`,
    agenda: (name, priorities) => `${name}\u202f: ${priorities.map((energy) => SOURCE[energy]).join(', puis ')}.`,
    filled: (spaces, demand, permits, most) =>
      `Cases de demande occupées\u202f: ${spaces} sur ${demand}. CEP\u202f: ${permits} sur ${most}.`,
    nothing: 'Vous n’avez rien à faire ici pour l’instant.',
    deeds: 'Ce que vous pouvez faire ici maintenant',
  },

  company: {
    startPlayer: 'premier joueur',
    characters: { gentle: 'Pousse', steady: 'Volt', sharp: 'Hélix' },
    money: 'argent',
    dollars,
    cepsInHand: 'CEP en main',
    ceps,
    tech: 'technos',
    scientistsOf: 'chercheurs en main, sur ceux recrutés',
    scientistsInHand: 'chercheurs en main',
    scientists: (amount) => count(amount, 'chercheur'),
    expertiseIn: (energy) => `expertise en ${FIELD[energy]}`,
    expertise: (amount, energy) => `${amount} d’expertise en ${FIELD[energy]}`,
    plants: 'centrales',
    plantsOf: (amount) => count(amount, 'centrale'),
    unGoals: 'objectifs de l’ONU',
    unGoalsOf: (amount) => count(amount, 'objectif de l’ONU', 'objectifs de l’ONU'),
    lobbyCards: 'cartes Lobby',
    nextIncome: 'prochain revenu',
    income: (amount) => `${amount} de revenu`,
    pointsNow: 'points, si la partie s’arrêtait là',
    points,
    ppm: 'ppm de CO₂',
    mat: {
      expertise: 'Expertise',
      known: (known) => known.map(([energy, space]) => `${FIELD[energy]} ${space}`).join(', '),
      income: 'Prochain revenu',
      plants: 'Centrales',
      controls: 'Contrôle',
      unGoals: 'Objectifs de l’ONU',
      goal: 'Objectif d’entreprise',
      givenUp: 'abandonné',
      secret: 'secret',
      none: 'rien',
    },
  },

  ending: {
    step: 'tour',
    marksMean: 'Les lignes pointillées marquent le début des décennies.',
    title: 'Bulletin satellite',
    date: (ppm, year) => `${ppm} ppm, années ${year}`,
    companies: (amount) => count(amount, 'entreprise'),
    caption: (ppm) => `Le monde à ${ppm} parties par million`,
    givenUp: (name, text) => `${name}\u202f: ${text} Abandonné.`,
    worth: (name, text, worth) => `${name}\u202f: ${text} Valeur\u202f: ${points(worth)}.`,
    lost: `${LOST_AT} ppm\u202f: tout le monde perd`,
    alone: `Plus de ${LOST_AT} ppm\u202f: trop pour une seule entreprise`,
  },
};
