import type { Words } from '../../engine/message.ts';
import { count, de, list, spelled } from '../../language/french.ts';
import { words as shelf } from '../words.fr.ts';
import { ACTION, cubes, one, turns as quarter, SIDE, sideways, the } from './names.fr.ts';
import { ARM_SOLDIERS, type Empire, NOVA_GOODS, PRODUCE_GOODS, standardRounds } from './rules/tables.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

const turned = (turns: number) => (turns === 0 ? 'reste sur' : `tourne de ${quarter(turns)} sur`);

/** Avec l’article qu’il faut. */
const THE_EMPIRE: Readonly<Record<Empire, string>> = {
  'kestrel-dominion': 'le Dominion du Faucon',
  'nova-centralis': 'Nova Centralis',
  'sylphian-commonwealth': 'la Communauté sylphide',
  'grail-prelacy': 'la Prélature du Graal',
};

/** Empire Engine en français. */
export const words: Words<Vocabulary> = {
  'action.arm': () => ACTION.arm,
  'action.produce': () => ACTION.produce,
  'action.invent': () => ACTION.invent,
  'action.attack': () => ACTION.attack,
  'action.defend': () => ACTION.defend,
  'action.export': () => ACTION.export,
  'action.salvage': () => ACTION.salvage,
  'action.arm.text': () => `Prenez ${cubes(ARM_SOLDIERS, 'soldier')} de la réserve dans votre dépôt.`,
  'action.produce.text': () => `Prenez ${cubes(PRODUCE_GOODS, 'good')} de la réserve dans votre dépôt.`,
  'action.invent.text': () => 'Marquez 1 invention de la réserve.',
  'action.attack.text': () => 'Payez 1 soldat. Sauf blocage, marquez 1 cube du dépôt de ce voisin.',
  'action.defend.text': () => 'Bloquez 1 attaque contre vous et marquez 1 soldat pour cela.',
  'action.export.text': () => 'Marquez toutes les marchandises de votre dépôt. Perdu si vous êtes touché.',
  'action.salvage.text': () =>
    'Marquez 1 soldat, 1 marchandise ou 1 invention de la réserve. Perdu si vous êtes touché.',
  'group.left': () => 'Machine de gauche',
  'group.right': () => 'Machine de droite',
  'group.neighbour.left': () => 'Voisin de gauche',
  'group.neighbour.right': () => 'Voisin de droite',
  'empire.kestrel-dominion.power': () => 'La longue veille',
  'empire.kestrel-dominion.text': () =>
    'À chaque manche où vous jouez Défendre, vous recevez à la fin un soldat dans votre dépôt.',
  'empire.nova-centralis.power': () => 'L’argent appelle l’argent',
  'empire.nova-centralis.text': () =>
    `Avec une marchandise dans votre dépôt, Produire vous donne ${cubes(PRODUCE_GOODS + NOVA_GOODS, 'good')} au lieu de ${PRODUCE_GOODS}.`,
  'empire.sylphian-commonwealth.power': () => 'Terre amère',
  'empire.sylphian-commonwealth.text': () =>
    'Être touché ne vous fait pas perdre Récupérer. Un joueur qui pille votre dépôt vide ne reçoit rien.',
  'empire.grail-prelacy.power': () => 'Prophétie',
  'empire.grail-prelacy.text': () =>
    'Quand vous brûlez du carburant, prédisez ce que montrera une machine d’un voisin. Si c’est juste, vous récupérez 1 carburant à la fin de la manche.',
  ...shelf.said['empire-engine'],

  'option.mode': () => 'Planification',
  'option.mode.help': () =>
    'Plans scellés : toute la manche d’un coup, idéal par lien. Tour de table : une carte chacun, puis retour ; tous voient où sont cartes et carburant.',
  'option.mode.swift': () => 'Plans scellés',
  'option.mode.table': () => 'Tour de table',
  'option.orders': () => 'Choix après la révélation',
  'option.orders.help': () =>
    'Pillage, blocage et récupération : décidez avec votre plan, ou soyez consulté le moment venu.',
  'option.orders.standing': () => 'D’avance',
  'option.orders.ask': () => 'Le moment venu',
  'option.rounds': () => 'Durée',
  'option.rounds.help': () =>
    `Une partie normale dure ${standardRounds(2, 4).join(' à ')} manches jusqu’à ${spelled(4)} joueurs, ${standardRounds(5, 8).join(' à ')} au-delà. Chacun commence aussi souvent.`,
  'option.rounds.standard': () => 'Normale',
  'option.rounds.long': () => 'Longue',
  'option.rounds.short': () => 'Courte',
  'option.powers': () => 'Pouvoirs',
  'option.powers.help': () => 'Chacun reçoit un empire au pouvoir permanent. Pas pour une première partie.',
  'option.powers.off': () => 'Non',
  'option.powers.on': () => 'Oui',
  'option.teams': () => 'Équipes',
  'option.teams.help': () => 'Les partenaires se font face et additionnent leurs trésors.',
  'option.teams.off': () => 'Non',
  'option.teams.on': () => 'Oui',
  'option.joint-invention': () => 'Invention commune',
  'option.joint-invention.help': () =>
    'Quand les deux partenaires jouent Inventer, l’équipe marque une invention de plus.',
  'option.joint-invention.off': () => 'Non',
  'option.joint-invention.on': () => 'Oui',
  'option.pincer': () => 'Tenaille',
  'option.pincer.help': () =>
    'Quand les deux partenaires attaquent le même joueur, ils prennent un cube de plus, sauf si les deux adversaires jouent Défendre.',
  'option.pincer.off': () => 'Non',
  'option.pincer.on': () => 'Oui',
  'option.convoy': () => 'Convoi',
  'option.convoy.help': () => 'Quand un partenaire exporte, l’autre peut exporter aussi après avoir produit.',
  'option.convoy.off': () => 'Non',
  'option.convoy.on': () => 'Oui',
  'option.shield-bearer': () => 'Porte-bouclier',
  'option.shield-bearer.help': () =>
    'Avec Défendre, vous pouvez payer 1 cube de votre dépôt pour bloquer plutôt pour votre partenaire.',
  'option.shield-bearer.off': () => 'Non',
  'option.shield-bearer.on': () => 'Oui',
  'option.hints': () => 'Conseils',
  'option.hints.help': () => 'Chacun peut demander ce que ferait un bon joueur.',
  'option.hints.allowed': () => 'Permis',
  'option.hints.none': () => 'Aucun',
  'option.piles': () => 'Trésors',
  'option.piles.help': () => 'Seul son propriétaire voit un trésor caché, jusqu’à la fin.',
  'option.piles.hidden': () => 'Cachés',
  'option.piles.open': () => 'Visibles',
  'closed.rounds': ({ seats }) => `Cette durée n’existe pas à ${seats} joueurs.`,
  'closed.teams': () => 'Il faut être exactement quatre pour jouer en équipes.',
  'closed.add-on': () => 'Seulement dans une partie en équipes.',
  'unsealed.table': () =>
    'En tour de table, tout le monde voit où sont vos cartes. Une partie scellée demande des plans scellés.',

  'step.engine': ({ card }) => `Plan, machine ${card} sur 2`,
  'step.gear': ({ card }) => `Plan, rouage ${card} sur 2`,
  'step.orders': () => 'Plan, ordres pour la suite',
  'place.confirm': () => 'Poser face cachée',
  'ask.start': () => 'Choisissez une action pour une de vos machines.',
  'ask.start.second': ({ side }) => `Choisissez une action pour votre machine de ${sideways[side]}.`,
  'ask.start.help': () => 'Vous la posez face cachée. Dès la manche 2, des rouages la tournent.',
  'start.option': ({ side, action }) => `${SIDE[side]} : ${ACTION[action]}`,
  'refused.start': ({ side }) => `Votre machine de ${sideways[side]} est déjà posée.`,
  'start.confirm': ({ side }) => `Poser la machine de ${sideways[side]}`,
  'ask.plan': () => 'Quelle action prévoyez-vous ?',
  'ask.plan.help': () => '1 ou 2 crans sont gratuits. 0 ou 3 crans coûtent un cube.',
  'ask.plan.second': ({ side, gear }) => `Le rouage ${gear} va sous votre machine de ${sideways[side]}.`,
  'plan.option': ({ side, turns, action }) => `${SIDE[side]}, ${quarter(turns)} : ${ACTION[action]}`,
  'plan.fuelled': ({ does }, { say }) => `payez 1, ${say(does)}`,
  'refused.fuel': () => 'Il faut un soldat ou une marchandise comme carburant.',
  'refused.engine': ({ side }) => `Il y a déjà un rouage sous votre machine de ${sideways[side]}.`,
  'refused.gear': ({ gear, side }) => `Le rouage ${gear} est sous votre machine de ${sideways[side]}.`,
  'plan.confirm': ({ gear, side }) => `Poser le rouage ${gear} à ${sideways[side]}`,
  'ask.fuel': ({ turns }) => `Que payez-vous pour ${quarter(turns)} ?`,
  'fuel.option': ({ fuel }) => `Payer ${one(fuel)}`,
  'does.arm': () => `+${cubes(ARM_SOLDIERS, 'soldier')}`,
  'does.produce': ({ goods }) => `+${cubes(goods, 'good')}`,
  'does.invent': () => 'marquez 1 invention',
  'does.attack': ({ target }, { name }) => `pillez ${name(target)}`,
  'does.defend': () => 'bloquez 1 attaque',
  'does.export': ({ goods }) => `marquez ${cubes(goods, 'good')}`,
  'does.salvage': () => 'marquez 1 cube',
  'ask.prophecy': () => 'Que montrera une machine d’un voisin ?',
  'ask.prophecy.help': () => 'Si c’est juste, vous récupérez 1 carburant à la fin de la manche.',
  'prophecy.option': ({ target, side, action }, { name }) => `${name(target)}, ${sideways[side]} : ${ACTION[action]}`,
  'prophecy.none': () => 'Pas de prophétie',
  'ask.refund': () => 'Quel carburant récupérer si c’est juste ?',
  'refund.option': ({ fuel }) => (fuel === 'soldier' ? 'Le soldat' : 'La marchandise'),

  'ask.order.block': () => 'Si deux joueurs vous attaquent, qui bloquez-vous ?',
  'ask.order.loot': () => 'Si votre attaque réussit, que prenez-vous ?',
  'ask.order.salvage': () => 'Que récupérez-vous ?',
  'ask.order.shield': () => 'Bloquez-vous pour votre partenaire ?',
  'ask.order.convoy': () => 'Si votre partenaire exporte, exportez-vous aussi ?',
  'order.ask': () => 'Me demander alors',
  'order.block.bigger': () => 'Celui qui a le plus grand dépôt',
  'order.block.side': ({ target, side }, { name }) => `${name(target)}, à votre ${sideways[side]}`,
  'order.loot.first': ({ fuel }) =>
    fuel === 'soldier' ? 'Un soldat, sinon une marchandise' : 'Une marchandise, sinon un soldat',
  'order.loot.fewer': () => 'Ce que j’ai le moins marqué',
  'order.salvage': ({ resource }) => `Marquer ${one(resource)}`,
  'order.shield.never': () => 'Non',
  'order.shield.spare': ({ partner }, { name }) => `Pour ${name(partner)} si personne ne m’attaque`,
  'order.shield.first': ({ partner }, { name }) => `Pour ${name(partner)} avant moi`,
  'order.convoy.export': () => 'Exporter toutes mes marchandises',
  'order.convoy.keep': () => 'Garder mes marchandises',

  'step.fight': () => 'Attaquer et Défendre',
  'step.trade': () => 'Exporter et Récupérer',
  'ask.block': () => 'Quelle attaque bloquez-vous ?',
  'block.option': ({ attacker }, { name }) => `Bloquer ${name(attacker)}`,
  'block.shield': ({ attacker, partner }, { name }) => `Payer 1 et bloquer ${name(attacker)} pour ${name(partner)}`,
  'block.none': () => 'Ne rien bloquer',
  'ask.pay': ({ partner }, { name }) => `Que payez-vous pour protéger ${name(partner)} ?`,
  'pay.option': ({ fuel }) => `Payer ${one(fuel)}`,
  'ask.loot': ({ target }, { name }) => `Que prenez-vous à ${name(target)} ?`,
  'loot.option': ({ fuel }) => `Prendre ${one(fuel)}`,
  'ask.salvage': () => 'Que récupérez-vous ?',
  'salvage.option': ({ resource }) => `Marquer ${one(resource)}`,
  'ask.convoy': ({ partner }, { name }) => `${name(partner)} exporte. Exportez-vous aussi ?`,
  'convoy.export': ({ goods }) => `Exporter ${cubes(goods, 'good')}`,
  'convoy.keep': () => 'Les garder',

  'event.begins': ({ seat }, { name }) => `La partie commence. ${name(seat)} ouvre le jeu.`,
  'event.empire': ({ seat, empire }, { name }) => `${name(seat)} joue ${THE_EMPIRE[empire]}.`,
  'event.seals': ({ seat }, { name }) => `${name(seat)} scelle un plan.`,
  'event.lays': ({ seat, side }, { name }) => `${name(seat)} pose la machine de ${sideways[side]} face cachée.`,
  'event.lays.own': ({ seat, side, action }, { name }) =>
    `${name(seat)} pose la machine de ${sideways[side]} face cachée : ${ACTION[action]}.`,
  'event.places': ({ seat, side }, { name }) =>
    `${name(seat)} pose un rouage face cachée sous la machine de ${sideways[side]}.`,
  'event.places.fuelled': ({ seat, side, fuel }, { name }) =>
    `${name(seat)} pose un rouage face cachée sous la machine de ${sideways[side]}, avec ${one(fuel)} comme carburant.`,
  'event.places.own': ({ seat, side, turns, action }, { name }) =>
    `${name(seat)} prévoit ${ACTION[action]} : ${quarter(turns)} de la machine de ${sideways[side]}.`,
  'event.places.own.fuelled': ({ seat, side, turns, action, fuel }, { name }) =>
    `${name(seat)} prévoit ${ACTION[action]} : ${quarter(turns)} de la machine de ${sideways[side]}, et paie ${one(fuel)}.`,
  'event.foretells': ({ seat, target, side, action }, { name }) =>
    `${name(seat)} prédit ${ACTION[action]} sur la machine de ${sideways[side]} ${de(name(target))}.`,
  'event.reveal.engines': () => 'Toutes les machines sont révélées.',
  'event.reveal.gears': () => 'Tous les rouages sont révélés.',
  'event.shows': ({ seat, left, right }, { name }) =>
    `${name(seat)} commence avec ${ACTION[left]} et ${ACTION[right]}.`,
  'event.turns': ({ seat, left, leftTurns, right, rightTurns }, { name }) =>
    `${name(seat)} : à gauche ${turned(leftTurns)} ${ACTION[left]}, à droite ${turned(rightTurns)} ${ACTION[right]}.`,
  'event.foretold': ({ seat, target, side, action }, { name }) =>
    `${name(seat)} avait prédit ${ACTION[action]} sur la machine de ${sideways[side]} ${de(name(target))} : c’est juste.`,
  'event.foretold.wrong': ({ seat, target, side, action }, { name }) =>
    `${name(seat)} avait prédit ${ACTION[action]} sur la machine de ${sideways[side]} ${de(name(target))} : c’est faux.`,
  'event.arms': ({ seat, soldiers }, { name }) => `${name(seat)} arme ${cubes(soldiers, 'soldier')}.`,
  'event.produces': ({ seat, goods }, { name }) => `${name(seat)} produit ${cubes(goods, 'good')}.`,
  'event.produces.more': ({ seat, goods }, { name }) =>
    `${name(seat)} produit ${cubes(goods, 'good')} : l’argent appelle l’argent.`,
  'event.invents': ({ seat }, { name }) => `${name(seat)} marque une invention.`,
  'event.joint-invention': ({ seat, partner }, { name }) =>
    `${name(seat)} et ${name(partner)} inventent ensemble et marquent une invention de plus.`,
  'event.attacks': ({ seat, target }, { name }) => `${name(seat)} paie un soldat et attaque ${name(target)}.`,
  'event.no-soldier': ({ seat, target }, { name }) => `${name(seat)} n’a plus de soldat pour attaquer ${name(target)}.`,
  'event.one-soldier': ({ seat }, { name }) =>
    `${name(seat)} a un seul soldat pour deux attaques. Les deux échouent et le soldat est perdu.`,
  'event.blocks': ({ seat, attacker }, { name }) => `${name(seat)} bloque ${name(attacker)} et marque un soldat.`,
  'event.shields': ({ seat, partner, attacker, fuel }, { name }) =>
    `${name(seat)} paie ${one(fuel)}, bloque ${name(attacker)} pour ${name(partner)} et marque un soldat.`,
  'event.defend-wasted': ({ seat }, { name }) => `${name(seat)} défend, mais il n’y a rien à bloquer.`,
  'event.defend-declined': ({ seat }, { name }) =>
    `${name(seat)} défend, mais laisse passer l’attaque contre son partenaire.`,
  'event.raids': ({ seat, target, fuel }, { name }) =>
    `${name(seat)} pille ${name(target)} et prend ${cubes(1, fuel)}.`,
  'event.raids.stock': ({ seat, target }, { name }) =>
    `${name(seat)} pille ${name(target)}, ne trouve rien et prend un soldat de la réserve.`,
  'event.raids.nothing': ({ seat, target }, { name }) =>
    `${name(seat)} pille ${name(target)} et ne trouve que terre amère.`,
  'event.pincer': ({ seat, partner, target, fuel }, { name }) =>
    `${name(seat)} et ${name(partner)} prennent ${name(target)} en tenaille et gagnent ${cubes(1, fuel)} de plus.`,
  'event.pincer.stock': ({ seat, partner, target }, { name }) =>
    `${name(seat)} et ${name(partner)} prennent ${name(target)} en tenaille et gagnent 1 soldat de plus, de la réserve.`,
  'event.pincer.nothing': ({ seat, partner, target }, { name }) =>
    `${name(seat)} et ${name(partner)} prennent ${name(target)} en tenaille et ne trouvent que terre amère.`,
  'event.pincer.foiled': ({ seat, partner, target }, { name }) =>
    `${name(seat)} et ${name(partner)} ne peuvent pas prendre ${name(target)} en tenaille : les deux adversaires défendent.`,
  'event.exports': ({ seat, goods }, { name }) => `${name(seat)} exporte ${cubes(goods, 'good')}.`,
  'event.exports.nothing': ({ seat }, { name }) => `${name(seat)} n’a aucune marchandise à exporter.`,
  'event.export-wasted': ({ seat }, { name }) => `${name(seat)} s’est fait toucher et ne peut pas exporter.`,
  'event.convoy': ({ seat, partner, goods }, { name }) =>
    `${name(seat)} rejoint le convoi ${de(name(partner))} et exporte ${cubes(goods, 'good')}.`,
  'event.convoy.kept': ({ seat }, { name }) => `${name(seat)} ne rejoint pas le convoi.`,
  'event.salvages': ({ seat, resource }, { name }) => `${name(seat)} récupère ${one(resource)}.`,
  'event.salvages.anyway': ({ seat, resource }, { name }) =>
    `${name(seat)} s’est fait toucher et récupère quand même ${one(resource)} de la terre amère.`,
  'event.salvage-wasted': ({ seat }, { name }) => `${name(seat)} s’est fait toucher et ne peut rien récupérer.`,
  'event.long-watch': ({ seat }, { name }) => `${name(seat)} monte la longue veille et reçoit un soldat.`,
  'event.refund': ({ seat, fuel }, { name }) => `${name(seat)} reprend ${the(fuel)}, comme prédit.`,
  'event.round-ends': ({ round, next }, { name }) => `Fin de la manche ${round}. ${name(next)} ouvre la suivante.`,
  'event.game-ends': ({ round }) => `La manche ${round} s’achève, et la partie avec elle.`,

  'score.soldier': () => 'Soldats',
  'score.good': () => 'Marchan\u00addises',
  'score.invention': () => 'Inventions',
  'score.most.soldier': () => 'Le plus de soldats',
  'score.most.good': () => 'Le plus de marchan\u00addises',
  'score.most.invention': () => 'Le plus d’inventions',
  'because.ready': ({ points, ready, seats }, { name }) =>
    `Égalité à ${count(points, 'point')} ; le plus grand dépôt revient à ${list(seats.map(name))} : ${ready}.`,
  'because.shared': ({ points, ready, seats }, { name }) =>
    `${list(seats.map(name))} sont à égalité, ${count(points, 'point')} et ${count(ready, 'cube')} au dépôt, et partagent la victoire.`,
};
