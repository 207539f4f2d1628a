import type { Words } from '../../engine/message.ts';
import { count, either, list } from '../../language/german.ts';
import { words as shelf } from '../words.de.ts';
import {
  AGENDAS,
  BONUS,
  CARDS,
  COMPOUND,
  ceps,
  dollars,
  ENDINGS,
  ENERGIES,
  FOSSILS,
  FREE_MOVES,
  GOALS,
  PERMIT_ORDERS,
  PLACES,
  PLANTS,
  POINTS,
  points,
  REGIONS,
  SHORT_REGIONS,
} from './names.de.ts';
import { DISASTER_POINTS, EVICTION_COINS, LOST_AT, SAFE_BELOW, UN_GOAL_CUBES } from './rules/tables/constants.ts';
import type { Energy } from './rules/tables/energies.ts';
import { EVENTS } from './rules/tables/events.ts';
import type { Trigger } from './rules/tables/lobby.ts';
import type { Vocabulary } from './rules/vocabulary.ts';
import { variantWords } from './variants.de.ts';

const sources = (energies: readonly Energy[]) => list(energies.map((energy) => ENERGIES[energy]));
const lost = points(-DISASTER_POINTS);

const DOING: Readonly<Record<Trigger['action'], (what: string) => string>> = {
  propose: (where) => `ein Projekt ${where} vorschlägst`,
  install: (energy) => `ein ${energy}projekt einrichtest`,
  construct: (energy) => `ein ${energy}kraftwerk baust`,
  summit: (energy) => `einen Forscher auf einem Gipfel über ${energy} sprechen lässt`,
  buy: () => 'ein CEP kaufst',
  sell: () => 'ein CEP verkaufst',
};

const GRANTS = {
  money: 'für die Geldförderung',
  tech: 'für die Tech-Förderung',
  research: 'für die Forschungsförderung',
};

export const words: Words<Vocabulary> = {
  'effect.all': ({ parts }, { say }) => list(parts.map(say)),
  'effect.either': ({ parts }, { say }) => either(parts.map(say)),
  'effect.either.ask': () => 'Was von beidem?',
  'effect.may': ({ part }, { say }) => say(part),
  'effect.may.ask': ({ part }, { say }) => `Möchtest du das: ${say(part)}?`,
  'effect.decline': () => 'Nein',
  'effect.in-return': ({ cost, gain }, { say }) => `${say(cost)} für ${say(gain)}`,

  'region.name': ({ region }) => REGIONS[region],
  'energy.name': ({ energy }) => ENERGIES[energy],
  'place.name': ({ place }) => PLACES[place],
  'agenda.name': ({ agenda }) => AGENDAS[agenda],
  'plant.name': ({ plant }) => PLANTS[plant],
  'fossil.name': ({ fossil }) => FOSSILS[fossil],
  'card.name': ({ card }) => CARDS[card],
  'seat.name': ({ seat }, { name }) => name(seat),
  list: ({ parts }, { say }) => parts.map(say).join('. '),

  'lobby.text': ({ when, main, minor }, { say }) => `${say(when)}: ${say(main)}. Oder jederzeit: ${say(minor)}.`,
  'lobby.when': ({ action, what }, { say }) => `Wenn du ${DOING[action](say(what))}`,
  'lobby.when.region': ({ region }) => `in ${REGIONS[region]}`,
  'lobby.when.energy': ({ action, energy }) => (action === 'summit' ? ENERGIES[energy] : COMPOUND[energy]),
  'lobby.when.anything': () => '',
  'lobby.when.grant': ({ grant }) => GRANTS[grant],
  'goal.text': ({ goal, each, cap }) => `${points(each)} ${GOALS[goal]}, höchstens ${cap}.`,
  'un.text': ({ energies, points: vp }) =>
    `Baue ${sources(energies)}, dann zahle ${UN_GOAL_CUBES} Tech für ${points(vp)}.`,
  'disaster.text': ({ region }) =>
    `Ab ${SAFE_BELOW} ppm schickt jede Firma ohne Kraftwerk in ${REGIONS[region]} 1 Tech dorthin. Wer keines hat, verliert ${lost}.`,

  'event.took': ({ seat, gain }, { name, say }) => `${name(seat)} erhält ${say(gain)}.`,
  'gain.coins': ({ coins }) => dollars(coins),
  'gain.cubes': ({ cubes }) => `${cubes} Tech`,
  'gain.permits': ({ permits }) => `${ceps(permits)} vom Markt`,
  'gain.points': ({ points: vp }) => points(vp),
  'gain.expertise': ({ energy }) => `1 Expertise in ${ENERGIES[energy]}`,
  'gain.discount': ({ coins }) => `zahle ${dollars(coins)} weniger`,
  'gain.move': () => 'bewege einen Forscher',
  'pay.eviction': ({ seat }, { name }) => `Zahle ${dollars(EVICTION_COINS)} an ${name(seat)} fürs Räumen`,
  'pay.plant': ({ coins, cubes, points: vp }) => `Zahle ${dollars(coins)} und ${cubes} Tech, erhalte ${points(vp)}`,
  'permit.hand': () => 'Von deiner Hand',
  'permit.region': ({ region }) => `Aus ${REGIONS[region]}`,
  'region.permits': ({ permits }) => `${ceps(permits)} dort`,

  ...shelf.said.co2,
  'event.set-up': ({ ppm }) => `Das Spiel beginnt bei ${ppm} ppm.`,
  'event.decade': ({ decade }) => `Jahrzehnt ${decade}.`,
  'ask.turn': () => 'Führe deine Aktion aus',
  'ask.turn.free': () => 'Freizüge oder Zug beenden',
  'ask.turn.help': ({ left }) =>
    left.length === 0
      ? 'Kein Freizug mehr.'
      : `${count(left.length, 'Freizug', 'Freizüge')}: ${left.map((move) => FREE_MOVES[move]).join(', ')}.`,
  'step.turn': ({ decade, round }) => `Jahrzehnt ${decade}, Runde ${round}`,
  'turn.done': () => 'Zug beenden',
  'ask.research': () => 'Welche Forschung zahlt sich diesen Zug aus?',
  'event.ended': ({ ending }) => ENDINGS[ending],
  'event.ends.soon': () => 'Das Spiel endet in diesem Jahrzehnt',

  propose: ({ region }) => `Vorschlag in ${REGIONS[region]}`,
  'propose.short': ({ region }) => `Vorschlag: ${SHORT_REGIONS[region]}`,
  'ask.propose': ({ region }) => `Welches Projekt schlägst du in ${REGIONS[region]} vor?`,
  'propose.brings': ({ benefit }, { say }) => `beim Einrichten: ${say(benefit)}`,
  'event.proposed': ({ seat, region, energy }, { name }) =>
    `${name(seat)} schlägt ${ENERGIES[energy]} in ${REGIONS[region]} vor.`,
  'event.granted': ({ seat, grant }, { name, say }) => `Förderung für ${name(seat)}: ${say(grant)}.`,
  'grant.research': () => 'Forscher anwerben oder bewegen',
  'ask.grant': () => 'Einen Forscher anwerben oder einen bewegen?',
  'grant.recruit': () => 'Forscher anwerben',
  'grant.decline': () => 'Weder noch',
  'event.grant.declined': ({ seat }, { name }) => `${name(seat)} verzichtet auf die Forschungsförderung.`,
  'event.recruited': ({ seat }, { name }) => `${name(seat)} wirbt einen Forscher an.`,
  install: ({ region, energy }) => `${ENERGIES[energy]} in ${REGIONS[region]} einrichten`,
  'install.short': ({ region }) => `Einrichten: ${SHORT_REGIONS[region]}`,
  'ask.install': () => 'Mit welchem CEP bezahlst du?',
  'event.installed': ({ seat, region, energy }, { name }) =>
    `${name(seat)} zahlt 1 CEP und richtet ${ENERGIES[energy]} in ${REGIONS[region]} ein.`,
  construct: ({ region, energy }) => `${ENERGIES[energy]} in ${REGIONS[region]} bauen`,
  'construct.short': ({ region }) => `Bauen: ${SHORT_REGIONS[region]}`,
  'construct.replaces': ({ fossil, from, to }) => `Ein ${FOSSILS[fossil]}kraftwerk schließt: ${from} auf ${to} ppm`,
  'construct.ends': () => `Unter ${SAFE_BELOW} ppm endet das Spiel in diesem Jahrzehnt`,
  'event.built': ({ seat, region, energy, points: vp }, { name }) =>
    `${name(seat)} baut ein ${COMPOUND[energy]}kraftwerk in ${REGIONS[region]} für ${points(vp)}.`,
  'event.replaced': ({ fossil, region, ppm }) =>
    `Ein ${FOSSILS[fossil]}kraftwerk in ${REGIONS[region]} schließt: ${ppm} ppm.`,
  'event.controls': ({ seat, region }, { name }) => `${name(seat)} kontrolliert ${REGIONS[region]}.`,

  'ask.which-scientist': () => 'Welchen Forscher bewegst du?',
  'ask.scientist': () => 'Wohin geht der Forscher?',
  'ask.scientist.help': () => 'In jedem Zug bringt dir einer deiner Forscher auf einem Projekt Expertise.',
  'scientist.free': () => 'Freizug, einmal pro Zug',
  'scientist.in-hand': () => 'Forscher auf der Hand',
  'scientist.at-project': ({ region, energy }) => `Forscher bei ${ENERGIES[energy]} in ${REGIONS[region]}`,
  'scientist.at-project.short': ({ region }) => `Forscher, ${SHORT_REGIONS[region]}`,
  'scientist.at-summit': ({ place, topic }) => `Forscher zu ${ENERGIES[topic]} in ${PLACES[place]}`,
  'scientist.at-summit.short': ({ place }) => `Forscher, ${PLACES[place]}`,
  'scientist.to-hand': () => 'Zurück auf deine Hand',
  'scientist.to-project': ({ region, energy }) => `${ENERGIES[energy]} in ${REGIONS[region]}`,
  'scientist.to-summit': ({ place, topic }) => `Rede über ${ENERGIES[topic]} in ${PLACES[place]}`,
  'event.scientist.moved': ({ seat, region, energy }, { name }) =>
    `Ein Forscher von ${name(seat)} studiert ${ENERGIES[energy]} in ${REGIONS[region]}.`,
  'event.scientist.sent': ({ seat, place, topic }, { name }) =>
    `Ein Forscher von ${name(seat)} spricht in ${PLACES[place]} über ${ENERGIES[topic]}.`,
  'event.scientist.returned': ({ seat }, { name }) => `Ein Forscher von ${name(seat)} kehrt zurück.`,
  'event.evicted': ({ seat, owner, region, energy }, { name }) =>
    `${name(seat)} zahlt ${dollars(EVICTION_COINS)} an ${name(owner)} und bekommt das ${COMPOUND[energy]}projekt in ${REGIONS[region]} frei.`,
  'ask.evicted': ({ region, energy }) =>
    `Dein Forscher muss ${ENERGIES[energy]} in ${REGIONS[region]} verlassen. Wohin geht er?`,
  'evicted.to-hand': ({ energy }) => `Auf deine Hand, mit 1 Expertise in ${ENERGIES[energy]}`,
  'order.eviction': ({ scientist }, { say }) => `Anweisung: ${say(scientist)}`,
  'order.eviction.short': ({ region }) => `Anweisung, ${SHORT_REGIONS[region]}`,
  'ask.order.eviction': () => 'Wohin geht dieser Forscher, wenn er weichen muss?',
  'order.ask': () => 'Frag mich',
  'order.summit': ({ place, topic }) =>
    `Rede über ${ENERGIES[topic]} in ${PLACES[place]}, wenn Platz ist, sonst auf die Hand`,
  'order.permits': () => 'Anweisung: CEPs für fossile Kraftwerke',
  'order.permits.short': () => 'CEP-Anweisung',
  'ask.order.permits': () => 'Woher kommen CEPs für neue fossile Kraftwerke in deinen Regionen?',
  'order.permits.detail': ({ order }) => `Jetzt: ${PERMIT_ORDERS[order]}`,
  'order.permits.choice': ({ order }) => PERMIT_ORDERS[order],

  'ask.expertise': () => 'Welche Expertise erhältst du?',
  'expertise.step': ({ energy }) => ENERGIES[energy],
  'expertise.step-to': ({ space }) => `auf Feld ${space}`,
  'expertise.step-bonus': ({ space, bonus }) => `auf Feld ${space}, dazu ${BONUS[bonus]}`,
  'event.expertise.gained': ({ seat, energy, space }, { name }) =>
    `${name(seat)} hat jetzt Expertise ${space} in ${ENERGIES[energy]}.`,
  'event.bonus.cube': ({ seat }, { name }) => `${name(seat)} erhält 1 Tech als Bonus.`,
  'ask.bonus.permit': () => 'Welche Region bekommt ein CEP?',
  'event.bonus.permit': ({ seat, region }, { name }) => `${name(seat)} legt ein CEP nach ${REGIONS[region]}.`,
  'ask.summit.order': () => 'Welcher Gipfel kommt zuerst?',
  'ask.summit.extra': () => 'Welches Thema des Gipfels gibt dir 1 weitere Expertise?',
  'event.summit.held': ({ place }) => `Der Gipfel in ${PLACES[place]} findet statt.`,
  'event.summit.opened': ({ place, topics }) => `Als Nächstes in ${PLACES[place]}: ${sources(topics)}.`,

  'market.buy': ({ price }) => `CEP für ${dollars(price)} kaufen`,
  'market.buy.short': () => 'CEP kaufen',
  'market.sell': ({ price }) => `CEP für ${dollars(price)} verkaufen`,
  'market.sell.short': () => 'CEP verkaufen',
  'event.market.bought': ({ seat, price }, { name }) => `${name(seat)} kauft ein CEP für ${dollars(price)}.`,
  'event.market.sold': ({ seat, price }, { name }) => `${name(seat)} verkauft ein CEP für ${dollars(price)}.`,
  'event.market.refilled': ({ price }) => `Der Markt wird aufgefüllt. Ein CEP kostet jetzt ${dollars(price)}.`,

  'ask.lobby': () => 'Dazu eine Lobbykarte spielen?',
  'lobby.decline': () => 'Keine Karte',
  'lobby.main': ({ card }) => CARDS[card],
  'lobby.minor': ({ card }) => CARDS[card],
  'lobby.play': ({ gain }, { say }) => `Ausspielen: ${say(gain)}`,
  'lobby.trade-in': ({ gain }, { say }) => `Eintauschen: ${say(gain)}`,
  'event.lobby.played': ({ seat, card }, { name }) => `${name(seat)} spielt „${CARDS[card]}“.`,
  'event.lobby.drew': ({ seat, card }, { name }) => `${name(seat)} zieht „${CARDS[card]}“.`,
  'event.lobby.drew-one': ({ seat }, { name }) => `${name(seat)} zieht eine Lobbykarte.`,
  'un.claim': ({ goal }) => `„${CARDS[goal]}“ erfüllen`,
  'un.claim-detail': ({ cubes, points: vp }) => `zahle ${cubes} Tech, erhalte ${points(vp)}`,
  'event.un.claimed': ({ seat, goal, points: vp }, { name }) =>
    `${name(seat)} erfüllt „${CARDS[goal]}“ für ${points(vp)}.`,
  'event.un.revealed': ({ goal }) => `Ein neues UN-Ziel: „${CARDS[goal]}“.`,
  'event.un.lost': ({ goal }) => `Die UN ziehen „${CARDS[goal]}“ zurück.`,
  'goal.give-up': ({ coins }) => `Für ${dollars(coins)} aufgeben`,
  'goal.discard': ({ coins }) => `Dein Firmenziel für ${dollars(coins)} aufgeben`,
  'goal.discard.short': () => 'Firmenziel aufgeben',
  'event.goal.discarded': ({ seat, coins }, { name }) => `${name(seat)} gibt ein Firmenziel für ${dollars(coins)} auf.`,

  'event.income': ({ seat, amount }, { name }) => `${name(seat)} hat ein Einkommen von ${amount}.`,
  'ask.income': ({ amount }) => `Wie viel von deinem Einkommen (${amount}) nimmst du als Geld?`,
  'ask.income.help': () => 'Der Rest wird zu Punkten.',
  'income.split': ({ coins, points: vp }) => `${dollars(coins)} und ${points(vp)}`,
  'event.income.taken': ({ seat, coins, points: vp }, { name }) =>
    `${name(seat)} nimmt ${dollars(coins)} und ${points(vp)}.`,
  'event.cubes.used': ({ region }) => `${REGIONS[region]} verbraucht 1 Tech.`,
  'event.fossil': ({ fossil, region, ppm }) => `Neues ${FOSSILS[fossil]}kraftwerk in ${REGIONS[region]}: ${ppm} ppm.`,
  'ask.demand': ({ region }) => `Mit welchem CEP bezahlst du das fossile Kraftwerk in ${REGIONS[region]}?`,
  'event.demand.paid': ({ seat }, { name }) => `${name(seat)} zahlt dafür ein CEP von der Hand.`,
  'event.demand.paid-from': ({ seat, region }, { name }) => `${name(seat)} zahlt dafür ein CEP aus ${REGIONS[region]}.`,
  'event.demand.bought': ({ seat, price, points: vp }, { name }) =>
    `${name(seat)} muss ein CEP für ${dollars(price)} kaufen${vp > 0 ? ` und gibt dafür ${points(vp)} ab` : ''}.`,
  'ask.demand.goal': ({ price }) =>
    `Du musst ein CEP für ${dollars(price)} kaufen, und dein Geld reicht nicht. Gibst du dein Firmenziel auf?`,
  'demand.points': ({ points: vp }) => `Behalten und ${points(vp)} zahlen`,
  'event.disaster': ({ event }) => `${CARDS[event]} in ${REGIONS[EVENTS[event].region]}.`,
  'event.disaster.averted': ({ event }) => `Abgewendet: ${CARDS[event]} in ${REGIONS[EVENTS[event].region]}.`,
  'event.disaster.relieved': ({ seat, region }, { name }) => `${name(seat)} schickt 1 Tech nach ${REGIONS[region]}.`,
  'event.disaster.neglected': ({ seat, region }, { name }) =>
    `${name(seat)} hat kein Tech für ${REGIONS[region]} und verliert ${lost}.`,

  'refused.action-taken': () => 'deine Aktion ist schon ausgeführt',
  'refused.action-yet': () => 'erst kommt deine Aktion',
  'refused.at-summit': () => 'bleibt, bis der Gipfel stattfindet',
  'refused.card-played': () => 'eine Karte pro Zug',
  'refused.coins': ({ coins, have }) => `kostet ${dollars(coins)}, du hast ${dollars(have)}`,
  'refused.cubes': ({ cubes, have }) => `kostet ${cubes} Tech, du hast ${have}`,
  'refused.demand': () => 'die Region ist ganz grün',
  'refused.eviction-coin': () => `kostet ${dollars(EVICTION_COINS)} für den Forscher dort`,
  'refused.expertise': ({ energy, space, have }) =>
    `verlangt Expertise ${space} in ${ENERGIES[energy]}, du hast ${have}`,
  'refused.in-pool': () => 'noch nicht angeworben',
  'refused.market-empty': () => 'der Markt ist leer',
  'refused.market-stopped': () => 'der Preis hat sich diesen Zug geändert',
  'refused.market-visited': () => 'ein Handel pro Zug',
  'refused.occupied': ({ seat }, { name }) => `dort ist ${name(seat)}`,
  'refused.permit': () => 'braucht ein CEP auf deiner Hand oder in einer Region, die du kontrollierst',
  'refused.permit-in-hand': () => 'braucht ein CEP auf deiner Hand',
  'refused.plant-left': () => 'alle fünf sind gebaut',
  'refused.plants': ({ energies }) => `baue erst ${sources(energies)}`,
  'refused.region-full-of-permits': () => 'hat keinen Platz für noch ein CEP',
  'refused.rivals': () => 'nur mit Mitspielern',
  'refused.scientist-left': () => 'alle vier sind angeworben',
  'refused.scientist-moved': () => 'ein Forscher pro Zug',
  'refused.scientist-to-move': () => 'kein Forscher kann sich bewegen',
  'refused.tile': () => 'alle Projektplättchen liegen aus',
  'refused.track-room': () => 'die Leiste endet hier',
  'refused.vacant-project': () => 'kein Projekt ist frei',

  'group.propose': () => 'Vorschlagen',
  'group.install': () => 'Einrichten',
  'group.construct': () => 'Bauen',
  'group.scientist': () => 'Forscher',
  'group.project': () => 'Zu einem Projekt',
  'group.summit': () => 'Zu einem Gipfel',
  'group.hand': () => 'Auf die Hand',
  'group.market': () => 'Markt',
  'group.lobby': () => 'Lobby',
  'group.un': () => 'UN-Ziel',
  'group.goal': () => 'Ziel',
  'group.orders': () => 'Anweisung',

  'score.track': ({ source }) => POINTS[source],
  'score.final-income': () => 'Letztes Einkommen',
  'score.goal': () => 'Firmenziel',
  'score.coins': () => 'Geld und verkaufte CEPs',
  'score.most-cubes': () => 'Meistes Tech',
  'score.most-un': () => 'Meiste UN-Ziele',
  'score.lost': () => `Bei ${LOST_AT} ppm verlieren alle.`,
  'score.alone': () => `Der CO₂-Wert liegt über ${LOST_AT} ppm: kein letztes Einkommen.`,
  'score.by-plants': () => 'Den Gleichstand entscheiden grüne Kraftwerke.',
  'score.by-expertise': ({ energy }) => `Den Gleichstand entscheidet Expertise in ${ENERGIES[energy]}.`,
  'score.by-regions': () => 'Den Gleichstand entscheiden kontrollierte Regionen.',
  'score.shared': () => 'Nichts löst den Gleichstand: Der Sieg wird geteilt.',

  ...variantWords,
};
