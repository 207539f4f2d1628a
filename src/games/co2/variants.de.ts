import type { Words } from '../../engine/message.ts';
import { list } from '../../language/german.ts';
import { CARDS, ceps, dollars, ENERGIES, REGIONS } from './names.de.ts';
import { AUCTION_CUBE_VALUE } from './rules/tables/constants.ts';
import { ppmAtRandom, ppmAtStart } from './rules/tables/fossils.ts';
import type { VariantVocabulary } from './rules/variant-vocabulary.ts';

export const variantWords: Words<VariantVocabulary> = {
  'ask.auction.open': () => 'Bietest du darum, den Startspieler zu bestimmen?',
  'ask.auction.help': ({ most }) =>
    `Du kannst bis zu ${most} zahlen: mit Geld, Tech zu je ${dollars(AUCTION_CUBE_VALUE)} und CEPs zum Marktpreis.`,
  'ask.auction': ({ seat, value }, { name }) => `${name(seat)} bietet ${value}. Bietest du mehr?`,
  'auction.pass': () => 'Passen',
  'auction.offer': ({ value }) => `${value} bieten`,
  'event.auction.passed': ({ seat }, { name }) => `${name(seat)} passt.`,
  'event.auction.bid': ({ seat, value }, { name }) => `${name(seat)} bietet ${value}.`,
  'ask.auction.pay': ({ value }) => `Womit bezahlst du ${value}?`,
  'ask.auction.permit': () => 'Mit welchem CEP bezahlst du?',
  'auction.bundle': ({ coins, cubes, permits }) =>
    list([
      ...(coins ? [dollars(coins)] : []),
      ...(cubes ? [`${cubes} Tech`] : []),
      ...(permits ? [ceps(permits)] : []),
    ]),
  'ask.auction.start': () => 'Wer beginnt das Jahrzehnt?',
  'event.auction.won': ({ seat, value, start }, { name }) =>
    `${name(seat)} gewinnt mit ${value}: ${name(start)} beginnt das Jahrzehnt.`,
  'ask.draft': () => 'Welche Lobbykarte behältst du?',
  'ask.draft.help': () => 'Die übrigen gibst du weiter.',
  'draft.confirm': () => 'Diese behalten',
  'event.draft.kept': ({ seat, card }, { name }) => `${name(seat)} behält „${CARDS[card]}“.`,
  'event.draft.kept-one': ({ seat }, { name }) => `${name(seat)} behält eine Lobbykarte.`,
  'ask.starters': () => 'In welcher Region beginnt das erste Projekt?',
  'ask.starters.help': () => 'Die anderen vier Quellen folgen im Uhrzeigersinn.',
  'starters.region': ({ region }) => `Beginn in ${REGIONS[region]}`,
  'ask.starters.slot': ({ region, energy }) => `Auf welches Feld in ${REGIONS[region]} kommt ${ENERGIES[energy]}?`,
  'starters.instead': ({ grant }, { say }) => `Förderung verdecken: ${say(grant)}`,
  'event.starters.placed': ({ region, energy }) => `${ENERGIES[energy]} beginnt in ${REGIONS[region]}.`,

  'option.fossils': () => 'Fossile Kraftwerke zu Beginn',
  'option.fossils.help': () =>
    'Wie schmutzig die Luft am Anfang ist. Erste Partie: „Anfänger“ zu zweit oder zu fünft, „Normal“ zu dritt oder zu viert.',
  'option.fossils.random': () => `Zufällig, ${ppmAtRandom().join(' bis ')} ppm`,
  'option.fossils.beginner': () => `Anfänger, ${ppmAtStart('beginner')} ppm`,
  'option.fossils.normal': () => `Normal, ${ppmAtStart('normal')} ppm`,
  'option.fossils.expert': () => `Experten, ${ppmAtStart('expert')} ppm`,
  'option.fossils.extreme': () => `Extrem, ${ppmAtStart('extreme')} ppm`,
  'option.lobby': () => 'Lobbykarten',
  'option.lobby.help': () => 'Im Draft suchst du dir deine Hand aus, Karte für Karte.',
  'option.lobby.dealt': () => 'Ausgeteilt',
  'option.lobby.drafted': () => 'Draft',
  'option.first': () => 'Startspieler',
  'option.first.help': () =>
    'Das Plättchen wandert nach links, oder die Firmen bieten in jedem Jahrzehnt darum, wer beginnen soll.',
  'option.first.passed': () => 'Wandert nach links',
  'option.first.auction': () => 'Versteigerung',
  'option.hints': () => 'Tipps',
  'option.hints.help': () => 'Alle dürfen fragen, was ein starker Spieler tun würde.',
  'option.hints.allowed': () => 'Erlaubt',
  'option.hints.none': () => 'Keine',
  'option.choices': () => 'Fragen in fremden Zügen',
  'option.choices.help': () =>
    'Sofort beantworten, wie an einem Tisch; oder deinen Forschern Anweisungen mitgeben, damit der Link pro Zug nur einmal herumgeht.',
  'option.choices.ask': () => 'Sofort fragen',
  'option.choices.orders': () => 'Anweisungen',
};
