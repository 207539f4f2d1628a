import { capital, type Words } from '../../engine/message.ts';
import { count, spelled } from '../../language/french.ts';
import { words as shelf } from '../words.fr.ts';
import { coldWarNames } from './cold-war-names.fr.ts';
import { AT, dollars, GOOD, many, OF_TYPE, one, so } from './forms.fr.ts';
import { STEADY_BEAT_RIVAL } from './measured.ts';
import { MIDNIGHT } from './rules/cold-war/cards/clock.ts';
import { OWNER_GAINS } from './rules/cold-war/cards/espionage.ts';
import { NEW_IMPACT_IDS } from './rules/cold-war/cards/impacts.ts';
import { NEW_NATION_IDS } from './rules/cold-war/cards/nations.ts';
import { NEW_CARDS } from './rules/cold-war/cards/structures.ts';
import { CARDS_DRAWN } from './rules/cold-war/clock.ts';
import { MORE_NATIONS_DEALT } from './rules/cold-war/new-cards.ts';
import type { ColdWarVocabulary } from './rules/cold-war/vocabulary.ts';
import type { Spot } from './rules/tables.ts';

const { plain, clock } = STEADY_BEAT_RIVAL;

/** `l’exploit de gauche`. */
const SPOT: Readonly<Record<Spot, string>> = { left: 'de gauche', middle: 'du milieu', right: 'de droite' };
const quoted = (name: string) => `« ${name} »`;

/** Cold War in French. */
export const coldWarWords: Words<ColdWarVocabulary> = {
  ...coldWarNames,

  'place.contamination': ({ type }) => `1 contamination nucléaire sur chaque lieu ${OF_TYPE[type]}`,
  'lasting.nuclear': ({ energy }) => `chaque dé Nucléaire lancé donne ${GOOD.energy(energy)} de plus`,
  'lose-worker': () => 'perdre 1 ouvrier',
  compare: ({ metrics, most, least }, { say }) =>
    `on compare les ${metrics.map(many).join(' plus les ')} ; le plus, sans égalité : ${say(most)} ; le moins, sans égalité : ${say(least)}`,
  'generates.start': ({ bag }, { say }) => `chaque fois que vous produisez, gagner d’abord ${say(bag)}`,
  'generates.roll': ({ bag }, { say }) => `chaque fois que vos dés donnent de l’énergie, gagner aussi ${say(bag)}`,
  'at-the-end': ({ metric }) => `à la fin, 1 point par ${one(metric)}`,
  wild: ({ type }) => `copier une carte du marché ${OF_TYPE[type]}`,
  bridge: ({ type }) => `travailler sur un autre lieu ${OF_TYPE[type]} inoccupé`,
  espionage: () => 'Espionnage',
  spy: () => `utiliser le bâtiment d’un autre, qui gagne ${dollars(OWNER_GAINS.money)}`,
  'clock.advance': () => 'avancer l’horloge d’une heure',
  'clock.draw': () => `piocher ${CARDS_DRAWN} cartes Cold War et en garder ${CARDS_DRAWN - 1}`,
  qualification: ({ metric, min }) => `Seulement pour les nations qui ont au moins ${so(metric, min)}.`,
  rival: shelf.said['energy-empire'].rival,
  'rival.turn': () => 'Tour du Rival',

  'step.bridge': ({ location }, { say }) => `De l’autre côté du pont : ${say(location)}`,
  'ask.lose-worker': () => 'Quel ouvrier perdez-vous ?',
  'worker.on-mat': () => 'Un de votre plateau',
  'ask.wild': ({ type }) => `Quelle carte du marché ${OF_TYPE[type]} copiez-vous ?`,
  'ask.bridge': ({ type }) => `Sur quel lieu ${OF_TYPE[type]} travaille votre second ouvrier ?`,
  'ask.spy': () => 'Le bâtiment de qui utilisez-vous ?',
  'ask.keep-cards': () => 'Quelle carte face visible, laquelle face cachée ?',
  // The third card goes back under the deck, whichever it is.
  'keep-cards': ({ open, hidden }, { say }) =>
    [open ? `${say(open)} face visible` : '', hidden ? `${say(hidden)} face cachée` : ''].filter(Boolean).join(', '),
  'keep-cards.short': ({ open, hidden }, { say }) =>
    [open ? say(open) : '', hidden ? `${say(hidden)} cachée` : ''].filter(Boolean).join(', '),

  'refused.automatic': () => 'agit tout seul lors d’une production',
  'refused.nothing-to-copy': () => 'aucune carte du marché que vous puissiez utiliser',
  'refused.no-location': () => 'aucun lieu inoccupé que vous puissiez utiliser',
  'refused.occupied': () => 'quelqu’un y travaille déjà',
  'refused.automatic.short': () => 'agit tout seul',
  'refused.nothing-to-copy.short': () => 'rien à copier',
  'refused.no-location.short': () => 'aucun lieu inoccupé',
  'refused.occupied.short': () => 'déjà occupé',
  'refused.qualification.short': ({ min, have }) => `demande ${min}, vous avez ${have}`,
  'refused.no-target.short': () => 'personne à espionner',
  'refused.last-worker': () => 'le dernier ouvrier n’est jamais perdu',
  'refused.qualification': ({ metric, min, have }) => `demande ${so(metric, min)}, vous avez ${have}`,
  'refused.no-target': () => 'personne d’autre n’a de bâtiment que vous puissiez utiliser',

  'event.loses-worker': ({ seat }, { name }) => `${name(seat)} perd un ouvrier.`,
  'event.spared': ({ seat, reason }, { name, say }) => `Il n’arrive rien à ${name(seat)} : ${say(reason)}.`,
  'event.nobody-alone': ({ has }) =>
    has === 'most'
      ? 'Égalité pour le plus : personne ne gagne rien.'
      : 'Égalité pour le moins : personne ne perd rien.',
  'event.nobody-to-compare': () => 'Il n’y a personne à qui se comparer : rien ne se passe.',
  'event.benefit': ({ seat, card, bag }, { name, say }) => `${quoted(say(card))} rapporte ${say(bag)} à ${name(seat)}.`,
  'event.copies': ({ seat, card }, { name, say }) => `${name(seat)} copie ${quoted(say(card))}.`,
  'event.spies': ({ seat }, { name }) => `${name(seat)} envoie un espion.`,
  'event.clock': ({ hour }) => `L’Horloge de l’Apocalypse marque ${hour}.`,
  'event.midnight': () => 'Minuit sonne : encore un tour chacun.',
  'event.draws-cards': ({ seat, cards }, { name }) =>
    cards === 0
      ? `Il ne reste plus de carte Cold War pour ${name(seat)}.`
      : `${name(seat)} pioche ${count(cards, 'carte Cold War', 'cartes Cold War')}.`,
  'event.face-up': ({ seat, card }, { name, say }) => `${name(seat)} pose ${quoted(say(card))} face visible.`,
  'event.face-down': ({ seat, card }, { name, say }) => `${name(seat)} garde ${quoted(say(card))} face cachée.`,
  'event.face-down.hidden': ({ seat }, { name }) => `${name(seat)} garde une carte face cachée.`,
  'event.rival-card': ({ card, deck, first, second }, { say }) =>
    `Le Rival retourne ${quoted(say(card))} de la pioche ${deck === 'early' ? 'Début' : 'Fin'} : un ouvrier ${AT[first]}, un autre ${AT[second]}.`,
  'event.rival-idle': () => 'Les deux pioches sont épuisées : le Rival met deux ouvriers de côté et attend.',
  'event.rival-works': ({ location, energy }) =>
    energy === 0
      ? `Le Rival travaille ${AT[location]} : personne n’y est, il n’a pas besoin d’énergie.`
      : `Le Rival travaille ${AT[location]} avec ${GOOD.energy(energy)}, juste de quoi faire la plus haute pile.`,
  'event.rival-skips': ({ location, need, have }) =>
    `Il faudrait ${GOOD.energy(need)} au Rival ${AT[location]} pour la plus haute pile, il en a ${have} : son ouvrier est mis de côté.`,
  'event.rival-clears': ({ location }) =>
    `Le Rival ne gagne rien : ce qui était ${AT[location]} retourne à la réserve.`,
  'event.rival-discards': ({ type, spot, card }, { say }) =>
    card
      ? `Sa carte barre la place ${SPOT[spot]} du marché ${OF_TYPE[type]} : ${quoted(say(card))} part à la défausse.`
      : `Sa carte barre la place ${SPOT[spot]} du marché ${OF_TYPE[type]}, qui est vide.`,
  'event.rival-advances': ({ step }) => `Sa carte montre les Nations unies : le Rival monte à l’échelon ${step}.`,
  'event.rival-stays': ({ isLast }) =>
    `Sa carte montre les Nations unies, mais ${isLast ? 'le Rival est déjà au dernier échelon' : 'le dernier échelon est pris'}.`,
  'event.rival-token': ({ because, isLeft }) =>
    `${because === 'card' ? 'Sa carte montre de la pollution' : 'Le Rival pollue quand il produit'} : ${
      isLeft ? '1 jeton passe de la piste à sa carte' : 'mais la piste est vide'
    }.`,
  'event.rival-tile': ({ spot, tile }, { say }) =>
    tile
      ? `Sa carte retire l’exploit ${SPOT[spot]} : ${quoted(say(tile))}.`
      : `Sa carte barre l’exploit ${SPOT[spot]}, mais il n’y en a pas.`,
  'event.rival-clock': ({ hour }) =>
    hour === undefined
      ? 'Sa carte montre l’Horloge de l’Apocalypse, qui n’est pas en jeu.'
      : `Sa carte montre l’Horloge de l’Apocalypse : ${hour === MIDNIGHT ? `l’aiguille reste sur ${MIDNIGHT}` : `l’aiguille, sur ${hour}, avance`}.`,
  'event.rival-generates': ({ hasCard }) =>
    `Le Rival n’a plus d’ouvrier et produit${hasCard ? ' : il garde une carte face cachée, sans la montrer' : ''}.`,
  'event.rival-home': ({ workers, energy }) =>
    `Les ${GOOD.worker(workers)} et ${GOOD.energy(energy)} du Rival reviennent sur son plateau.`,
  'clash.lost': ({ points, highest }) => `Le Rival a ${points} points, et ${highest} ne suffisent pas à le battre.`,

  'option.new-nations': () => 'Cold War : nations',
  'option.new-nations.help': () =>
    `${capital(spelled(NEW_NATION_IDS.length))} nations de plus. Au choix, chacun en choisit une parmi ${spelled(MORE_NATIONS_DEALT)}.`,
  'option.new-nations.off': () => 'Comme avant',
  'option.new-nations.on': () => `${capital(spelled(NEW_NATION_IDS.length))} de plus`,
  'option.new-nations.three': () => `Parmi ${spelled(MORE_NATIONS_DEALT)}`,
  'option.megastructures': () => 'Cold War : grands projets',
  'option.megastructures.help': () =>
    'Des chantiers géants pour les nations qui remplissent leur condition, en vente aux trois marchés.',
  'option.megastructures.off': () => 'Sans',
  'option.megastructures.on': () => 'Avec',
  'option.espionage': () => 'Cold War : espionnage',
  'option.espionage.help': () =>
    `Chacun reçoit une carte qui utilise le bâtiment d’un autre. Son propriétaire gagne ${dollars(OWNER_GAINS.money)}.`,
  'option.espionage.off': () => 'Sans',
  'option.espionage.on': () => 'Avec',
  'option.new-impacts': () => 'Cold War : événements',
  'option.new-impacts.help': () =>
    `${capital(spelled(NEW_IMPACT_IDS.length))} événements de plus en fin de partie. Certains coûtent des ouvriers.`,
  'option.new-impacts.off': () => 'Comme avant',
  'option.new-impacts.on': () => `${capital(spelled(NEW_IMPACT_IDS.length))} de plus`,
  'option.new-structures': () => 'Cold War : bâtiments',
  'option.new-structures.help': () =>
    `${capital(spelled(NEW_CARDS.length))} bâtiments de plus : jokers, ponts et cartes qui agissent toutes seules.`,
  'option.new-structures.off': () => 'Comme avant',
  'option.new-structures.on': () => `${capital(spelled(NEW_CARDS.length))} de plus`,
  'option.doomsday-clock': () => 'Cold War : Horloge',
  'option.doomsday-clock.help': () =>
    'Un lieu de plus, plus cher d’heure en heure. Ses cartes décident qui mène pour les armes, l’espace et la diplomatie.',
  'option.doomsday-clock.off': () => 'Sans',
  'option.doomsday-clock.on': () => 'Avec',
  'option.clash': () => 'Cold War : Choc des nations',
  'option.clash.help': () =>
    `Un Rival mené par une pioche de cartes, contre un ou deux joueurs. Il est coriace : un ordinateur solide, seul, l’a battu dans ${plain.won} parties sur ${plain.of}, avec l’Horloge de l’Apocalypse dans ${clock.won} sur ${clock.of}.`,
  'option.clash.off': () => 'Sans',
  'option.clash.on': () => 'Avec',
  'closed.nations': () => 'En solo, vous choisissez de toute façon parmi toutes les nations.',
  'closed.espionage': () => 'Il faut quelqu’un à espionner.',
  'closed.clash': () => 'Le Rival ne joue que contre un ou deux joueurs.',
};
