import { capital, type Message, type Speaker, type Words } from '../../engine/message.ts';
import { count, list, spelled } from '../../language/german.ts';
import { words as shelf } from '../words.de.ts';
import { coldWarWords } from './cold-war.de.ts';
import {
  AT,
  bagText,
  dollars,
  GOOD,
  GROUND,
  LED,
  MARKET,
  many,
  OF_TYPE,
  one,
  RESOURCE,
  ROW,
  STRUCTURE,
  so,
  spaceText,
} from './forms.de.ts';
import { names } from './names.de.ts';
import { BARRELS, LIMIT, type Row } from './rules/tables.ts';
import { UNITS } from './rules/trade.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

const inRow = (row: Row | 'any') => (row === 'any' ? '' : ` in der Reihe ${ROW[row]}`);
const saidAll = (parts: readonly Message[], { say }: Speaker) => parts.map(say);
const position = (at: number) => ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'letzte'][at] ?? `${at + 1}.`;
const times = (amount: number) => (amount === 1 ? 'einmal' : `${spelled(amount)}mal`);
const quoted = (name: string) => `„${name}“`;

/** Energy Empire in German. What a card does is an infinitive, so that it can follow „du darfst“. */
export const words: Words<Vocabulary> = {
  ...names,
  ...coldWarWords,

  'effect.all': ({ parts }, speaker) => list(saidAll(parts, speaker)),
  'effect.either': ({ parts }, speaker) => {
    const said = saidAll(parts, speaker);
    return said.join(said.some((part) => part.includes(' und ')) ? ', oder ' : ' oder ');
  },
  'effect.either.ask': () => 'Wähle eines davon.',
  'effect.may': ({ part }, { say }) => `du darfst ${say(part)}`,
  'effect.may.ask': ({ part }, { say }) => `Du darfst ${say(part)}.`,
  'effect.decline': () => 'Nein, danke',
  'effect.in-return': ({ cost, gain }, { say }) => `${say(cost)} und dafür ${say(gain)}`,

  bag: bagText,
  spend: ({ bag }, { say }) => `${say(bag)} ausgeben`,
  gain: ({ bag }, { say }) => `${say(bag)} erhalten`,
  others: ({ bag }, { say }) => `alle anderen erhalten ${say(bag)}`,
  peek: ({ times }) => `${count(times, 'Ereignis', 'Ereignisse')} heimlich ansehen`,
  cleanup: ({ times: amount }) => `${times(amount)} reinigen`,
  pollute: ({ token, row }) => `1 ${GROUND[token]}${inRow(row)} nehmen`,
  spill: ({ tokens }) => `${tokens} Verschmutzungen in einer Reihe nehmen`,
  drill: () => 'eine Ölquelle setzen',
  advance: () => 'bei den Vereinten Nationen eine Stufe aufsteigen',
  buy: ({ what }, { say }) => `${say(what)} kaufen`,
  claim: ({ tile }, { say }) => `${say(tile)} nehmen`,
  'peek.look': () => 'Ansehen',
  'buy-structure': ({ type }) => `ein ${STRUCTURE[type]} bauen`,
  'buy-die': () => 'einen Energiewürfel kaufen',
  'gain-die': ({ die }, { say }) => `einen ${say(die)}-Würfel nehmen`,
  'exchange-oil': () => `${BARRELS} Öl zum aktuellen Preis kaufen oder verkaufen`,
  trade: () =>
    `${list(UNITS.map(({ id, cost }) => (id === 'money' ? bagText(cost) : RESOURCE[id])))} eins zu eins tauschen`,
  each: ({ effect }, { say }) => `alle: ${say(effect)}`,
  'each.having': ({ metric, effect }, { say }) => `wer ${many(metric)} hat: ${say(effect)}`,
  fewest: ({ metric, effect }, { say }) => `wer die wenigsten ${many(metric)} hat: ${say(effect)}`,
  'in-order': ({ parts }, speaker) => saidAll(parts, speaker).join('; und '),
  place: ({ type, bag }, { say }) => `${say(bag)} auf jeden Ort ${OF_TYPE[type]}`,
  'place.pollution': ({ type }) => `1 Verschmutzung auf jeden Ort ${OF_TYPE[type]}`,
  'lasting.education': ({ money }) => `Bildung kostet nur ${dollars(money)}`,
  'lasting.roll-row': ({ row }) => `Verschmutzung durch Würfel kommt in die Reihe ${ROW[row]}`,
  'lasting.oil-price': ({ money }) => `du kaufst oder verkaufst ${BARRELS} Öl für ${dollars(money)}`,
  'lasting.cleanups': ({ times: amount }) => `in der Reinigung darfst du ${times(amount)} reinigen`,
  'lasting.refine': ({ oil }) => `du darfst pro Zug höchstens ${oil} Öl raffinieren`,
  per: ({ metric, divide, plus }) =>
    `1 Punkt je ${divide === 1 ? one(metric) : so(metric, divide)}${plus === 0 ? '' : plus > 0 ? `, plus ${plus}` : `, minus ${-plus}`}`,
  'nation.offer': ({ nation, text }, { say }) => `${say(nation)}. ${say(text)}`,
  'nation.text': ({ bonus, step }, { say }) => `Start: ${say(bonus)}. Danach: ${say(step)}.`,

  'step.set-up': () => 'Vor deinem ersten Zug',
  'step.place': () => 'Arbeitszug, Schritt 1 von 2',
  'step.place.at': ({ location }, { say }) => `Arbeitszug, Schritt 1 von 2: ${say(location)}`,
  'step.activate': () => 'Arbeitszug, Schritt 2 von 2',
  'step.activate.card': ({ card }, { say }) => `Arbeitszug, Schritt 2 von 2: ${say(card)}`,
  'step.generate': ({ phase }) => `Energiezug, Schritt ${phase} von 5`,
  'step.impact': ({ impact }, { say }) => `Weltereignis: ${say(impact)}`,
  'ask.nation': () => 'Welche Nation führst du?',
  'ask.tile': () => 'Behalte heimlich einen Erfolg.',
  'ask.turn': ({ generate }) =>
    generate === 'open' ? 'Setze einen Arbeiter ein oder erzeuge Energie.' : 'Setze einen Arbeiter ein.',
  'ask.energy': ({ location, least }, { say }) =>
    least === 0 ? `${say(location)}: wie viel Energie?` : `${say(location)}: wie viel Energie? Mindestens ${least}.`,
  'ask.activate': ({ type }) =>
    `Nutze deine ${type === 'any' ? 'Gebäude' : STRUCTURE[type]} und deine Nation oder beende deinen Zug.`,
  'ask.plank': ({ card }, { say }) => `${say(card)}: Was setzt du ein?`,
  'ask.buy': ({ type }) => `Baue ein ${STRUCTURE[type]}.`,
  'ask.pay': () => 'Zahlst du mit Geld oder mit Ressourcen?',
  'ask.buy-die': () => 'Welchen Energiewürfel kaufst du?',
  'ask.discard-die': () => `Mehr als ${spelled(LIMIT.dice)} Würfel geht nicht. Welchen gibst du zurück?`,
  'ask.discard-tile': () => 'Welchen Erfolg legst du ab? Niemand sieht ihn.',
  'ask.discard': () => 'Was legst du ab?',
  'ask.trade': () => 'Tausche eins zu eins, sooft du willst.',
  'ask.drill': () => 'Wo bohrst du?',
  'ask.pollute': ({ token, row }) =>
    `Wohin mit der ${GROUND[token]}?${row === 'any' ? '' : ` In die Reihe ${ROW[row]}.`}`,
  'ask.cleanup': () => 'Was reinigst du?',
  'ask.peek': () => 'Welches Ereignis siehst du dir an?',
  'ask.claim': () => 'Einen Erfolg beanspruchen?',
  'ask.refine': ({ most }) => `Wie viele Fässer raffinierst du? Höchstens ${most}.`,
  'ask.roll': () => 'Wirf deine Energiewürfel oder lass welche liegen.',
  'ask.highest': () => 'Diese Würfel sind gleich hoch. Welcher zählt als höchster?',
  stack: ({ location, energy }, { say }) => `${say(location)}, ${energy === 0 ? 'frei' : `braucht ${energy} Energie`}`,
  energy: ({ amount }) => (amount === 0 ? 'Keine Energie' : `${amount} Energie`),
  plank: ({ workers, energy }) =>
    list([workers && GOOD.worker(workers), energy && GOOD.energy(energy)].filter((part) => part !== 0)),
  space: ({ space }) => spaceText(space),
  'cleanup.space': ({ space, ground }) =>
    ground === 'contamination'
      ? `Verstrahlung auf ${spaceText(space)} zu Verschmutzung machen`
      : `${capital(GROUND[ground])} von ${spaceText(space)} entfernen`,
  'cleanup.decline': () => 'So lassen',
  'impact.position': ({ position: at }) => `Das ${position(at)} Ereignis`,
  'peek.decline': () => 'Nicht ansehen',
  'claim.decline': () => 'Keinen nehmen',
  'activate.done': () => 'Zug beenden',
  'trade.done': () => 'Fertig getauscht',
  swap: ({ give, get }, { say }) => `${say(give)} gegen ${say(get)}`,
  'place.worker': () => 'Einsetzen',
  generate: () => 'Energie erzeugen',
  'generate.short': () => 'Erzeugen',
  refine: ({ amount }) => (amount === 0 ? 'Keines' : count(amount, 'Fass', 'Fässer')),
  roll: ({ count: dice }) => `${dice} Würfel werfen`,
  'leave-die': ({ die }, { say }) => `${say(die)}-Würfel liegen lassen`,
  discard: () => 'Würfel oder Erfolg ablegen',
  'discard.short': () => 'Ablegen',
  'discard.tile': () => 'Einen Erfolg',
  'discard.back': () => 'Doch nichts',

  'refused.lacks': ({ good, need, have }) =>
    `braucht ${GOOD[good](need)}, du hast ${good === 'money' ? dollars(have) : have}`,
  'refused.price': ({ price, money, resource, have }, { say }) =>
    `kostet ${say(price)}, du hast ${dollars(money)} und ${have} ${RESOURCE[resource]}`,
  'refused.no-worker': () => 'kein Arbeiter mehr auf deinem Tableau',
  'refused.workforce': () => `alle ${spelled(LIMIT.workers)} Arbeiter sind schon im Spiel`,
  'refused.no-wells': () => 'alle Ölquellen sind verbaut',
  'refused.no-drilling-space': () => 'kein sauberes Bohrfeld mehr frei',
  'refused.no-clean-space': () => 'kein sauberes Feld mehr frei',
  'refused.un-end': () => 'du stehst schon auf der letzten Stufe',
  'refused.un-taken': () => 'die letzte Stufe ist besetzt',
  'refused.market-empty': () => 'der Markt ist leer',
  'refused.no-dice': () => 'kein solcher Würfel mehr im Vorrat',
  'refused.no-die': () => 'du kannst keinen Würfel im Vorrat bezahlen',
  'refused.type': ({ type }) => `in diesem Zug nur ${STRUCTURE[type]}`,
  'refused.plank-full': () => 'schon genutzt, bis du Energie erzeugst',
  'refused.plank-taken': () => 'jemand anderes nutzt es gerade',
  'refused.once-a-turn': () => 'in diesem Zug schon genutzt',
  'refused.tokens': ({ need, have }) => `braucht ${need} Arbeiter oder Energie, du hast ${have}`,
  'refused.lacks.short': ({ good, need }) => `braucht ${GOOD[good](need)}`,
  'refused.price.short': () => 'zu teuer',
  'refused.no-worker.short': () => 'kein Arbeiter',
  'refused.workforce.short': () => 'alle im Spiel',
  'refused.no-wells.short': () => 'keine Quellen mehr',
  'refused.no-drilling-space.short': () => 'kein Bohrfeld frei',
  'refused.market-empty.short': () => 'ausverkauft',
  'refused.type.short': ({ type }) => `nur ${STRUCTURE[type]}`,
  'refused.plank-full.short': () => 'schon genutzt',
  'refused.plank-taken.short': () => 'von anderen besetzt',
  'refused.once-a-turn.short': () => 'schon genutzt',
  'refused.tokens.short': ({ need }) => `braucht ${need} Arbeiter oder Energie`,
  'refused.no-die.short': () => 'kein bezahlbarer Würfel',
  'refused.generated-last': () => 'letzten Zug hast du Energie erzeugt, jetzt musst du arbeiten',

  'event.nation': ({ seat, nation }, { name }) => `${name(seat)} führt ${LED[nation]}.`,
  'event.keeps-tile': ({ seat, tile }, { name, say }) => `${name(seat)} behält ${quoted(say(tile))}.`,
  'event.keeps-tile.hidden': ({ seat }, { name }) => `${name(seat)} behält einen Erfolg.`,
  'event.works': ({ seat, location, energy }, { name }) =>
    `${name(seat)} arbeitet ${AT[location]}${energy === 0 ? '' : ` mit ${energy} Energie`}.`,
  'event.collects': ({ seat, bag }, { name, say }) => `${name(seat)} nimmt dort ${say(bag)} mit.`,
  'event.uses': ({ seat, card }, { name, say }) => `${name(seat)} nutzt ${quoted(say(card))}.`,
  'event.lobbies': ({ seat }, { name }) => `${name(seat)} wirbt bei den Vereinten Nationen.`,
  'event.spends': ({ seat, bag }, { name, say }) => `${name(seat)} gibt ${say(bag)} aus.`,
  'event.gains': ({ seat, bag }, { name, say }) => `${name(seat)} erhält ${say(bag)}.`,
  'event.others-gain': ({ bag }, { say }) => `Alle anderen erhalten ${say(bag)}.`,
  'event.swaps': ({ seat, give, get }, { name, say }) => `${name(seat)} tauscht ${say(give)} gegen ${say(get)}.`,
  'event.builds': ({ seat, card, price }, { name, say }) =>
    `${name(seat)} baut ${quoted(say(card))} für ${say(price)}.`,
  'event.buys-die': ({ seat, die, price }, { name, say }) =>
    `${name(seat)} kauft einen ${say(die)}-Würfel für ${say(price)}.`,
  'event.gains-die': ({ seat, die }, { name, say }) => `${name(seat)} nimmt einen ${say(die)}-Würfel.`,
  'event.discards-die': ({ seat, die }, { name, say }) => `${name(seat)} gibt einen ${say(die)}-Würfel zurück.`,
  'event.discards-tile': ({ seat, tile }, { name, say }) => `${name(seat)} legt ${quoted(say(tile))} ab.`,
  'event.discards-tile.hidden': ({ seat }, { name }) => `${name(seat)} legt einen Erfolg ab.`,
  'event.drills': ({ seat, space }, { name }) => `${name(seat)} bohrt auf ${spaceText(space)}.`,
  'event.pollutes': ({ seat, token, space }, { name }) =>
    `${name(seat)} nimmt ${GROUND[token]} auf ${spaceText(space)}.`,
  'event.no-room': ({ seat, token }, { name }) => `${name(seat)} hat kein sauberes Feld mehr für die ${GROUND[token]}.`,
  'event.cleans': ({ seat, ground, space }, { name }) =>
    ground === 'contamination'
      ? `${name(seat)} macht die Verstrahlung auf ${spaceText(space)} zu Verschmutzung.`
      : `${name(seat)} entfernt ${GROUND[ground]} von ${spaceText(space)}.`,
  'event.advances': ({ seat, step }, { name }) => `${name(seat)} steigt bei den Vereinten Nationen auf Stufe ${step}.`,
  'event.peeks': ({ seat, position: at, impact }, { name, say }) =>
    `${name(seat)} sieht sich das ${position(at)} Ereignis an: ${say(impact)}.`,
  'event.peeks.hidden': ({ seat, position: at }, { name }) =>
    `${name(seat)} sieht sich das ${position(at)} Ereignis an.`,
  'event.generates': ({ seat }, { name }) => `${name(seat)} erzeugt Energie.`,
  'event.returns': ({ seat }, { name }) => `Die Arbeiter von ${name(seat)} kommen heim; übrige Energie verfällt.`,
  'event.claims': ({ seat, tile }, { name, say }) => `${name(seat)} beansprucht ${quoted(say(tile))}.`,
  'event.refines': ({ seat, barrels }, { name }) => `${name(seat)} raffiniert ${count(barrels, 'Fass', 'Fässer')} Öl.`,
  'event.rolls': ({ seat, dice, energy }, speaker) =>
    `${speaker.name(seat)} würfelt ${list(saidAll(dice, speaker))}: ${energy} Energie.`,
  rolled: ({ die, number }, { say }) => `${say(die)} ${number}`,
  'event.clean-roll': ({ seat }, { name }) => `${name(seat)} würfelt sauber; 1 Verschmutzung verlässt die Leiste.`,
  'event.impact': ({ impact }, { say }) => `${say(impact)}!`,
  'event.scores-row': ({ row, points }, { name, say }) =>
    `Reihe ${say(row)}: ${points.map((point, seat) => `${name(seat)} ${point}`).join(', ')}.`,
  'event.resets': ({ type }) => `Der ${MARKET[type]} wird neu ausgelegt.`,
  'event.reshuffles': ({ type }) => `Die Ablage ${OF_TYPE[type]} wird neu gemischt.`,
  'event.happens': ({ effect }, { say }) => `${capital(say(effect))}.`,
  'event.places': ({ type }) => `An jedem Ort ${OF_TYPE[type]} liegt etwas Neues.`,
  'event.final-turns': () => 'Die Leiste ist leer: alle haben noch einen Zug.',

  'score.tie-broken': ({ resources }) => `Übrige Ressourcen entscheiden den Gleichstand: ${resources}.`,
  'score.shared': ({ resources }) => `Gleich viele Punkte und übrige Ressourcen (${resources}): ein geteilter Sieg.`,
  'solo.won': ({ rank }, { say }) => `Alle drei Vorgaben erfüllt. Dein Rang: ${say(rank)}.`,
  'solo.lost': ({ reasons }, speaker) => `Vorgaben verfehlt: ${list(saidAll(reasons, speaker))}.`,
  'solo.missed.un': ({ have, need }) => `Stufe ${have} von ${need} bei den Vereinten Nationen`,
  'solo.missed.tiles': ({ have, need }) => `${have} von ${need} Punkten aus Erfolgen`,
  'solo.missed.total': ({ have, need }) => `${have} von ${need} Punkten insgesamt`,

  'option.hints': () => 'Tipps',
  'option.hints.help': () => 'Alle dürfen fragen, was ein starker Spieler tun würde.',
  'option.hints.allowed': () => 'Erlaubt',
  'option.hints.none': () => 'Keine',
  'option.setup': () => 'Startauswahl',
  'option.setup.help': () =>
    'In den gedruckten Regeln wählen alle vor dem ersten Zug geheim eine Nation und einen Erfolg. Per Link kostet das eine Runde mehr. Wer erst im ersten Zug wählt, spart sie; Spätere sehen dann die Nationen vor ihnen.',
  'option.setup.own-turn': () => 'Im ersten Zug',
  'option.setup.lap': () => 'Vorab geheim, wie gedruckt',

  ...shelf.said['energy-empire'],
};
