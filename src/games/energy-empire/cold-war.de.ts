import { capital, type Words } from '../../engine/message.ts';
import { count, spelled } from '../../language/german.ts';
import { words as shelf } from '../words.de.ts';
import { coldWarNames } from './cold-war-names.de.ts';
import { AT, dollars, MARKET, many, OF_TYPE, one, so } from './forms.de.ts';
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

/** `der linke Erfolg`, `den linken Platz`. */
const SPOT: Readonly<Record<Spot, string>> = { left: 'linke', middle: 'mittlere', right: 'rechte' };

/** Cold War in German. */
export const coldWarWords: Words<ColdWarVocabulary> = {
  ...coldWarNames,

  'place.contamination': ({ type }) => `1 Verstrahlung auf jeden Ort ${OF_TYPE[type]}`,
  'lasting.nuclear': ({ energy }) => `jeder Atom-Würfel, den du wirfst, gibt ${energy} Energie mehr`,
  'lose-worker': () => '1 Arbeiter verlieren',
  compare: ({ metrics, most, least }, { say }) =>
    `Vergleich von ${metrics.map(many).join(' plus ')}: wer allein am meisten hat: ${say(most)}; wer allein am wenigsten hat: ${say(least)}`,
  'generates.start': ({ bag }, { say }) => `immer wenn du Energie erzeugst, zuerst ${say(bag)} erhalten`,
  'generates.roll': ({ bag }, { say }) => `immer wenn deine Würfel Energie geben, zusätzlich ${say(bag)} erhalten`,
  'at-the-end': ({ metric }) => `am Ende 1 Punkt je ${one(metric)}`,
  wild: ({ type }) => `eine Karte auf dem ${MARKET[type]} kopieren`,
  bridge: ({ type }) => `an einem weiteren leeren Ort ${OF_TYPE[type]} arbeiten`,
  espionage: () => 'Spionage',
  spy: () => `ein fremdes Gebäude nutzen; der Besitzer erhält ${dollars(OWNER_GAINS.money)}`,
  'clock.advance': () => 'die Uhr eine Stunde vorstellen',
  'clock.draw': () => `${CARDS_DRAWN} Cold-War-Karten ziehen und ${CARDS_DRAWN - 1} behalten`,
  qualification: ({ metric, min }) => `Nur für Nationen, die mindestens ${so(metric, min)} haben.`,
  rival: shelf.said['energy-empire'].rival,
  'rival.turn': () => 'Zug des Rivalen',

  'step.bridge': ({ location }, { say }) => `Über die Brücke: ${say(location)}`,
  'ask.lose-worker': () => 'Welchen Arbeiter verlierst du?',
  'worker.on-mat': () => 'Einen vom Tableau',
  'ask.wild': ({ type }) => `Welche Karte auf dem ${MARKET[type]} kopierst du?`,
  'ask.bridge': ({ type }) => `An welchem Ort ${OF_TYPE[type]} arbeitet dein zweiter Arbeiter?`,
  'ask.spy': () => 'Wessen Gebäude nutzt du?',
  'ask.keep-cards': () => 'Welche Karte liegt offen, welche bleibt verdeckt?',
  // The third card goes back under the deck, whichever it is.
  'keep-cards': ({ open, hidden }, { say }) =>
    [open ? `${say(open)} offen` : '', hidden ? `${say(hidden)} verdeckt` : ''].filter(Boolean).join(', '),
  'keep-cards.short': ({ open, hidden }, { say }) =>
    [open ? say(open) : '', hidden ? `${say(hidden)} verdeckt` : ''].filter(Boolean).join(', '),

  'refused.automatic': () => 'wirkt von selbst, wenn Energie erzeugt wird',
  'refused.nothing-to-copy': () => 'keine Karte auf dem Markt, die du nutzen kannst',
  'refused.no-location': () => 'kein leerer Ort, den du nutzen kannst',
  'refused.occupied': () => 'dort arbeitet schon jemand',
  'refused.automatic.short': () => 'wirkt von selbst',
  'refused.nothing-to-copy.short': () => 'nichts zu kopieren',
  'refused.no-location.short': () => 'kein leerer Ort',
  'refused.occupied.short': () => 'schon besetzt',
  'refused.qualification.short': ({ min, have }) => `braucht ${min}, du hast ${have}`,
  'refused.no-target.short': () => 'niemand da',
  'refused.last-worker': () => 'der letzte Arbeiter geht nie verloren',
  'refused.qualification': ({ metric, min, have }) => `braucht ${so(metric, min)}, du hast ${have}`,
  'refused.no-target': () => 'niemand sonst hat ein Gebäude, das du nutzen kannst',

  'event.loses-worker': ({ seat }, { name }) => `${name(seat)} verliert einen Arbeiter.`,
  'event.spared': ({ seat, reason }, { name, say }) => `${name(seat)} bleibt verschont: ${say(reason)}.`,
  'event.nobody-alone': ({ has }) =>
    has === 'most'
      ? 'Gleichstand bei den meisten: niemand gewinnt etwas.'
      : 'Gleichstand bei den wenigsten: niemand verliert etwas.',
  'event.nobody-to-compare': () => 'Es gibt niemanden zum Vergleichen: nichts passiert.',
  'event.benefit': ({ seat, card, bag }, { name, say }) => `„${say(card)}“ bringt ${name(seat)} ${say(bag)}.`,
  'event.copies': ({ seat, card }, { name, say }) => `${name(seat)} kopiert „${say(card)}“.`,
  'event.spies': ({ seat }, { name }) => `${name(seat)} schickt einen Spion los.`,
  'event.clock': ({ hour }) => `Die Atomkriegsuhr zeigt ${hour}.`,
  'event.midnight': () => 'Die Uhr schlägt Mitternacht: alle haben noch einen Zug.',
  'event.draws-cards': ({ seat, cards }, { name }) =>
    cards === 0
      ? `Für ${name(seat)} sind keine Cold-War-Karten mehr da.`
      : `${name(seat)} zieht ${count(cards, 'Cold-War-Karte', 'Cold-War-Karten')}.`,
  'event.face-up': ({ seat, card }, { name, say }) => `${name(seat)} legt „${say(card)}“ offen aus.`,
  'event.face-down': ({ seat, card }, { name, say }) => `${name(seat)} behält „${say(card)}“ verdeckt.`,
  'event.face-down.hidden': ({ seat }, { name }) => `${name(seat)} behält eine Karte verdeckt.`,
  'event.rival-card': ({ card, deck, first, second }, { say }) =>
    `Der Rivale deckt „${say(card)}“ vom Stapel ${deck === 'early' ? 'Früh' : 'Spät'} auf: je ein Arbeiter ${AT[first]} und ${AT[second]}.`,
  'event.rival-idle': () => 'Beide Stapel sind aufgebraucht: Der Rivale legt zwei Arbeiter beiseite und wartet.',
  'event.rival-works': ({ location, energy }) =>
    energy === 0
      ? `Der Rivale arbeitet ${AT[location]}: Dort ist niemand, also braucht er keine Energie.`
      : `Der Rivale arbeitet ${AT[location]} mit ${energy} Energie, gerade genug für den höchsten Turm.`,
  'event.rival-skips': ({ location, need, have }) =>
    `Der Rivale braucht ${AT[location]} ${need} Energie für den höchsten Turm und hat ${have}: Sein Arbeiter kommt beiseite.`,
  'event.rival-clears': ({ location }) =>
    `Der Rivale erhält nichts: Was ${AT[location]} lag, kommt zurück in den Vorrat.`,
  'event.rival-discards': ({ type, spot, card }, { say }) =>
    card
      ? `Seine Karte streicht den ${SPOT[spot]}n Platz auf dem ${MARKET[type]}: „${say(card)}“ wird abgelegt.`
      : `Seine Karte streicht den ${SPOT[spot]}n Platz auf dem ${MARKET[type]}, der leer ist.`,
  'event.rival-advances': ({ step }) =>
    `Seine Karte zeigt die Vereinten Nationen: Der Rivale steigt auf Stufe ${step}.`,
  'event.rival-stays': ({ isLast }) =>
    `Seine Karte zeigt die Vereinten Nationen, aber ${isLast ? 'der Rivale steht schon auf der letzten Stufe' : 'die letzte Stufe ist besetzt'}.`,
  'event.rival-token': ({ because, isLeft }) =>
    `${because === 'card' ? 'Seine Karte zeigt Verschmutzung' : 'Der Rivale verschmutzt, wenn er Energie erzeugt'}: ${
      isLeft ? '1 Marker kommt von der Leiste auf seine Karte' : 'Doch die Leiste ist leer'
    }.`,
  'event.rival-tile': ({ spot, tile }, { say }) =>
    tile
      ? `Seine Karte entfernt den ${SPOT[spot]}n Erfolg: „${say(tile)}“.`
      : `Seine Karte streicht den ${SPOT[spot]}n Erfolg, aber dort liegt keiner.`,
  'event.rival-clock': ({ hour }) =>
    hour === undefined
      ? 'Seine Karte zeigt die Atomkriegsuhr, die nicht im Spiel ist.'
      : `Seine Karte zeigt die Atomkriegsuhr: ${hour === MIDNIGHT ? `Der Zeiger bleibt auf ${MIDNIGHT}` : `Der Zeiger rückt von ${hour} weiter`}.`,
  'event.rival-generates': ({ hasCard }) =>
    `Der Rivale hat keinen Arbeiter mehr und erzeugt Energie${hasCard ? ': Er behält eine Karte verdeckt, ungesehen' : ''}.`,
  'event.rival-home': ({ workers, energy }) =>
    `${workers} Arbeiter und ${energy} Energie des Rivalen sind zurück auf seinem Tableau.`,
  'clash.lost': ({ points, highest }) => `Der Rivale hat ${points} Punkte, da reichen ${highest} nicht.`,

  'option.new-nations': () => 'Cold War: Nationen',
  'option.new-nations.help': () =>
    `${capital(spelled(NEW_NATION_IDS.length))} weitere Nationen. Auf Wunsch wählen alle aus ${spelled(MORE_NATIONS_DEALT)}en.`,
  'option.new-nations.off': () => 'Wie bisher',
  'option.new-nations.on': () => `${capital(spelled(NEW_NATION_IDS.length))} mehr`,
  'option.new-nations.three': () => `Aus ${spelled(MORE_NATIONS_DEALT)}en wählen`,
  'option.megastructures': () => 'Cold War: Großprojekte',
  'option.megastructures.help': () => 'Riesenbauten für Nationen, die ihre Bedingung erfüllen, an den drei Märkten.',
  'option.megastructures.off': () => 'Ohne',
  'option.megastructures.on': () => 'Mit',
  'option.espionage': () => 'Cold War: Spionage',
  'option.espionage.help': () =>
    `Alle bekommen eine Karte, mit der sie fremde Gebäude nutzen. Der Besitzer erhält ${dollars(OWNER_GAINS.money)}.`,
  'option.espionage.off': () => 'Ohne',
  'option.espionage.on': () => 'Mit',
  'option.new-impacts': () => 'Cold War: Ereignisse',
  'option.new-impacts.help': () =>
    `${capital(spelled(NEW_IMPACT_IDS.length))} weitere späte Ereignisse. Manche kosten Arbeiter.`,
  'option.new-impacts.off': () => 'Wie bisher',
  'option.new-impacts.on': () => `${capital(spelled(NEW_IMPACT_IDS.length))} mehr`,
  'option.new-structures': () => 'Cold War: Gebäude',
  'option.new-structures.help': () =>
    `${capital(spelled(NEW_CARDS.length))} weitere Gebäude: Joker, Brücken und Karten, die von selbst wirken.`,
  'option.new-structures.off': () => 'Wie bisher',
  'option.new-structures.on': () => `${capital(spelled(NEW_CARDS.length))} mehr`,
  'option.doomsday-clock': () => 'Cold War: Atomkriegsuhr',
  'option.doomsday-clock.help': () =>
    'Ein Ort mehr, der mit jeder Stunde teurer wird. Seine Karten entscheiden, wer bei Waffen, im All und in der Diplomatie führt.',
  'option.doomsday-clock.off': () => 'Ohne',
  'option.doomsday-clock.on': () => 'Mit',
  'option.clash': () => 'Cold War: Kampf der Nationen',
  'option.clash.help': () =>
    `Ein Rivale, den ein Kartenstapel lenkt, gegen einen oder zwei Spieler. Er ist schwer: Ein solider Computer allein schlug ihn in ${plain.won} von ${plain.of} Partien, mit der Atomkriegsuhr in ${clock.won} von ${clock.of}.`,
  'option.clash.off': () => 'Ohne',
  'option.clash.on': () => 'Mit',
  'closed.nations': () => 'Allein wählst du ohnehin aus allen Nationen.',
  'closed.espionage': () => 'Es braucht jemanden zum Ausspionieren.',
  'closed.clash': () => 'Der Rivale spielt nur gegen einen oder zwei Spieler.',
};
