import type { Words } from '../../engine/message.ts';
import { count, list, ordinalWord, spelled } from '../../language/german.ts';
import { words as shelf } from '../words.de.ts';
import { ACTION, one, PLAYED, turns as quarter, SIDE, SIDED, some, the } from './names.de.ts';
import { ARM_SOLDIERS, NOVA_GOODS, PRODUCE_GOODS, standardRounds } from './rules/tables.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

const turned = (turns: number) => (turns === 0 ? 'bleibt auf' : `dreht ${turns}-mal auf`);
const points = (amount: number) => count(amount, 'Punkt', 'Punkten');

/** Empire Engine auf Deutsch. */
export const words: Words<Vocabulary> = {
  'action.arm': () => ACTION.arm,
  'action.produce': () => ACTION.produce,
  'action.invent': () => ACTION.invent,
  'action.attack': () => ACTION.attack,
  'action.defend': () => ACTION.defend,
  'action.export': () => ACTION.export,
  'action.salvage': () => ACTION.salvage,
  'action.arm.text': () => `Lege ${some(ARM_SOLDIERS, 'soldier')} aus dem Vorrat in dein Lager.`,
  'action.produce.text': () => `Lege ${some(PRODUCE_GOODS, 'good')} aus dem Vorrat in dein Lager.`,
  'action.invent.text': () => 'Werte 1 Erfindung aus dem Vorrat.',
  'action.attack.text': () => 'Zahle 1 Soldaten. Ohne Abwehr wertest du 1 Würfel aus dem Lager dieses Nachbarn.',
  'action.defend.text': () => 'Wehre 1 Angriff auf dich ab und werte dafür 1 Soldaten.',
  'action.export.text': () => 'Werte alle Waren in deinem Lager. Verfällt, wenn du getroffen wirst.',
  'action.salvage.text': () =>
    'Werte 1 Soldaten, 1 Ware oder 1 Erfindung aus dem Vorrat. Verfällt, wenn du getroffen wirst.',
  'group.left': () => 'Linke Maschine',
  'group.right': () => 'Rechte Maschine',
  'group.neighbour.left': () => 'Linker Nachbar',
  'group.neighbour.right': () => 'Rechter Nachbar',
  'empire.kestrel-dominion.power': () => 'Die lange Wacht',
  'empire.kestrel-dominion.text': () =>
    'In jeder Runde mit Abwehr bekommst du am Ende der Runde einen Soldaten in dein Lager.',
  'empire.nova-centralis.power': () => 'Geld macht Geld',
  'empire.nova-centralis.text': () =>
    `Mit einer Ware in deinem Lager bringt dir Fertigen ${some(PRODUCE_GOODS + NOVA_GOODS, 'good')} statt ${PRODUCE_GOODS}.`,
  'empire.sylphian-commonwealth.power': () => 'Bittere Erde',
  'empire.sylphian-commonwealth.text': () =>
    'Ein Treffer lässt dein Bergen nicht verfallen. Wer dein leeres Lager überfällt, bekommt nichts.',
  'empire.grail-prelacy.power': () => 'Prophezeiung',
  'empire.grail-prelacy.text': () =>
    'Wenn du Treibstoff verbrennst, prophezeie, was eine Maschine eines Nachbarn zeigen wird. Stimmt es, bekommst du am Ende der Runde 1 Treibstoff zurück.',
  ...shelf.said['empire-engine'],

  'option.mode': () => 'Planung',
  'option.mode.help': () =>
    'Versiegelt: die Runde auf einmal planen, am besten per Link. Reihum: jeder eine Karte, dann zurück; alle sehen, wo Karten und Treibstoff liegen.',
  'option.mode.swift': () => 'Versiegelte Pläne',
  'option.mode.table': () => 'Reihum',
  'option.orders': () => 'Entscheidungen nach dem Aufdecken',
  'option.orders.help': () =>
    'Überfälle, Abwehr und Bergen: mit dem Plan entscheiden oder gefragt werden, wenn es so weit ist.',
  'option.orders.standing': () => 'Im Voraus',
  'option.orders.ask': () => 'Dann fragen',
  'option.rounds': () => 'Länge',
  'option.rounds.help': () =>
    `Normal sind ${standardRounds(2, 4).join(' bis ')} Runden mit bis zu ${spelled(4)} Spielern, ${standardRounds(5, 8).join(' bis ')} mit mehr. Alle beginnen gleich oft.`,
  'option.rounds.standard': () => 'Normal',
  'option.rounds.long': () => 'Lang',
  'option.rounds.short': () => 'Kurz',
  'option.powers': () => 'Fähigkeiten',
  'option.powers.help': () => 'Alle bekommen ein Reich mit einer dauerhaften Fähigkeit. Nichts für die erste Partie.',
  'option.powers.off': () => 'Aus',
  'option.powers.on': () => 'An',
  'option.teams': () => 'Teams',
  'option.teams.help': () => 'Partner sitzen sich gegenüber und zählen ihre Wertungen zusammen.',
  'option.teams.off': () => 'Aus',
  'option.teams.on': () => 'An',
  'option.joint-invention': () => 'Gemeinsame Erfindung',
  'option.joint-invention.help': () => 'Wählen beide Partner Erfinden, wertet das Team eine Erfindung mehr.',
  'option.joint-invention.off': () => 'Aus',
  'option.joint-invention.on': () => 'An',
  'option.pincer': () => 'Zangenangriff',
  'option.pincer.help': () =>
    'Greifen beide Partner denselben Mitspieler an, nehmen sie einen Würfel mehr, außer beide Gegner wählen Abwehr.',
  'option.pincer.off': () => 'Aus',
  'option.pincer.on': () => 'An',
  'option.convoy': () => 'Konvoi',
  'option.convoy.help': () => 'Exportiert ein Partner, darf der andere nach dem Fertigen auch exportieren.',
  'option.convoy.off': () => 'Aus',
  'option.convoy.on': () => 'An',
  'option.shield-bearer': () => 'Schildträger',
  'option.shield-bearer.help': () =>
    'Mit Abwehr darfst du 1 Würfel aus deinem Lager zahlen und stattdessen deinen Partner schützen.',
  'option.shield-bearer.off': () => 'Aus',
  'option.shield-bearer.on': () => 'An',
  'option.hints': () => 'Tipps',
  'option.hints.help': () => 'Alle dürfen fragen, was ein starker Spieler tun würde.',
  'option.hints.allowed': () => 'Erlaubt',
  'option.hints.none': () => 'Keine',
  'option.piles': () => 'Wertungen',
  'option.piles.help': () => 'Eine verdeckte Wertung sieht bis zum Ende nur der Besitzer.',
  'option.piles.hidden': () => 'Verdeckt',
  'option.piles.open': () => 'Offen',
  'closed.rounds': ({ seats }) => `Diese Länge gibt es nicht zu ${ordinalWord(seats, '')}.`,
  'closed.teams': () => 'Teams gibt es nur zu viert.',
  'closed.add-on': () => 'Nur im Spiel mit Teams.',
  'unsealed.table': () =>
    'Reihum sehen alle, wo deine Karten liegen. Ein versiegeltes Spiel braucht versiegelte Pläne.',

  'step.engine': ({ card }) => `Plan, Maschine ${card} von 2`,
  'step.gear': ({ card }) => `Plan, Zahnrad ${card} von 2`,
  'step.orders': () => 'Plan, Befehle für später',
  'place.confirm': () => 'Verdeckt legen',
  'ask.start': () => 'Wähle eine Aktion für eine deiner Maschinen.',
  'ask.start.second': ({ side }) => `Wähle eine Aktion für deine ${SIDED[side]} Maschine.`,
  'ask.start.help': () => 'Du legst sie verdeckt. Ab Runde 2 wird sie von Zahnrädern gedreht.',
  'start.option': ({ side, action }) => `${SIDE[side]}: ${ACTION[action]}`,
  'refused.start': ({ side }) => `Deine ${SIDED[side]} Maschine liegt schon.`,
  'start.confirm': ({ side }) => `${side === 'left' ? 'Linke' : 'Rechte'} Maschine verdeckt legen`,
  'ask.plan': () => 'Welche Aktion planst du?',
  'ask.plan.help': () => '1 oder 2 Drehungen sind frei. 0 oder 3 Drehungen kosten einen Würfel.',
  'ask.plan.second': ({ side, gear }) => `Nun Zahnrad ${gear} unter deine ${SIDED[side]} Maschine.`,
  'plan.option': ({ side, turns, action }) => `${SIDE[side]}, ${quarter(turns)}: ${ACTION[action]}`,
  'plan.fuelled': ({ does }, { say }) => `zahle 1, ${say(does)}`,
  'refused.fuel': () => 'Braucht einen Soldaten oder eine Ware als Treibstoff.',
  'refused.engine': ({ side }) => `Unter deiner ${SIDED[side]}n Maschine liegt schon ein Zahnrad.`,
  'refused.gear': ({ gear, side }) => `Zahnrad ${gear} liegt unter deiner ${SIDED[side]}n Maschine.`,
  'plan.confirm': ({ gear, side }) => `Zahnrad ${gear} ${side === 'left' ? 'links' : 'rechts'} verdeckt legen`,
  'ask.fuel': ({ turns }) => `Was zahlst du für ${quarter(turns)}?`,
  'fuel.option': ({ fuel }) => `Zahle ${one(fuel)}`,
  'does.arm': () => `+${some(ARM_SOLDIERS, 'soldier')}`,
  'does.produce': ({ goods }) => `+${some(goods, 'good')}`,
  'does.invent': () => 'werte 1 Erfindung',
  'does.attack': ({ target }, { name }) => `überfalle ${name(target)}`,
  'does.defend': () => 'wehre 1 Angriff ab',
  'does.export': ({ goods }) => `werte ${some(goods, 'good')}`,
  'does.salvage': () => 'werte 1 Würfel',
  'ask.prophecy': () => 'Was wird eine Maschine eines Nachbarn zeigen?',
  'ask.prophecy.help': () => 'Stimmt es, bekommst du am Ende der Runde 1 Treibstoff zurück.',
  'prophecy.option': ({ target, side, action }, { name }) =>
    `${name(target)}, ${side === 'left' ? 'links' : 'rechts'}: ${ACTION[action]}`,
  'prophecy.none': () => 'Keine Prophezeiung',
  'ask.refund': () => 'Welchen Treibstoff willst du zurück, wenn es stimmt?',
  'refund.option': ({ fuel }) => (fuel === 'soldier' ? 'Den Soldaten' : 'Die Ware'),

  'ask.order.block': () => 'Wenn dich zwei angreifen: Wen wehrst du ab?',
  'ask.order.loot': () => 'Wenn dein Angriff gelingt: Was nimmst du?',
  'ask.order.salvage': () => 'Was birgst du?',
  'ask.order.shield': () => 'Schützt du deinen Partner?',
  'ask.order.convoy': () => 'Exportierst du mit, wenn dein Partner exportiert?',
  'order.ask': () => 'Frag mich dann',
  'order.block.bigger': () => 'Wer das größere Lager hat',
  'order.block.side': ({ target, side }, { name }) =>
    `${name(target)}, ${side === 'left' ? 'links' : 'rechts'} von dir`,
  'order.loot.first': ({ fuel }) =>
    fuel === 'soldier' ? 'Einen Soldaten, sonst eine Ware' : 'Eine Ware, sonst einen Soldaten',
  'order.loot.fewer': () => 'Wovon ich weniger gewertet habe',
  'order.salvage': ({ resource }) => `Werte ${one(resource)}`,
  'order.shield.never': () => 'Nein',
  'order.shield.spare': ({ partner }, { name }) => `${name(partner)}, wenn mich niemand angreift`,
  'order.shield.first': ({ partner }, { name }) => `${name(partner)} vor mir selbst`,
  'order.convoy.export': () => 'Alle meine Waren exportieren',
  'order.convoy.keep': () => 'Meine Waren behalten',

  'step.fight': () => 'Angriff und Abwehr',
  'step.trade': () => 'Export und Bergen',
  'ask.block': () => 'Welchen Angriff wehrst du ab?',
  'block.option': ({ attacker }, { name }) => `${name(attacker)} abwehren`,
  'block.shield': ({ attacker, partner }, { name }) => `Zahle 1 und schütze ${name(partner)} vor ${name(attacker)}`,
  'block.none': () => 'Nichts abwehren',
  'ask.pay': ({ partner }, { name }) => `Was zahlst du, um ${name(partner)} zu schützen?`,
  'pay.option': ({ fuel }) => `Zahle ${one(fuel)}`,
  'ask.loot': ({ target }, { name }) => `Was nimmst du von ${name(target)}?`,
  'loot.option': ({ fuel }) => `Nimm ${one(fuel)}`,
  'ask.salvage': () => 'Was birgst du?',
  'salvage.option': ({ resource }) => `Werte ${one(resource)}`,
  'ask.convoy': ({ partner }, { name }) => `${name(partner)} exportiert. Exportierst du mit?`,
  'convoy.export': ({ goods }) => `Exportiere ${some(goods, 'good')}`,
  'convoy.keep': () => 'Behalten',

  'event.begins': ({ seat }, { name }) => `Das Spiel beginnt. ${name(seat)} fängt an.`,
  'event.empire': ({ seat, empire }, { name }) => `${name(seat)} spielt ${PLAYED[empire]}.`,
  'event.seals': ({ seat }, { name }) => `${name(seat)} versiegelt einen Plan.`,
  'event.lays': ({ seat, side }, { name }) => `${name(seat)} legt die ${SIDED[side]} Maschine verdeckt.`,
  'event.lays.own': ({ seat, side, action }, { name }) =>
    `${name(seat)} legt die ${SIDED[side]} Maschine verdeckt: ${ACTION[action]}.`,
  'event.places': ({ seat, side }, { name }) =>
    `${name(seat)} legt ein Zahnrad verdeckt unter die ${SIDED[side]} Maschine.`,
  'event.places.fuelled': ({ seat, side, fuel }, { name }) =>
    `${name(seat)} legt ein Zahnrad verdeckt unter die ${SIDED[side]} Maschine und ${one(fuel)} als Treibstoff dazu.`,
  'event.places.own': ({ seat, side, turns, action }, { name }) =>
    `${name(seat)} plant ${ACTION[action]}: ${quarter(turns)} der ${SIDED[side]}n Maschine.`,
  'event.places.own.fuelled': ({ seat, side, turns, action, fuel }, { name }) =>
    `${name(seat)} plant ${ACTION[action]}: ${quarter(turns)} der ${SIDED[side]}n Maschine, und zahlt ${one(fuel)}.`,
  'event.foretells': ({ seat, target, side, action }, { name }) =>
    `${name(seat)} prophezeit ${ACTION[action]} auf der ${SIDED[side]}n Maschine von ${name(target)}.`,
  'event.reveal.engines': () => 'Alle Maschinen werden aufgedeckt.',
  'event.reveal.gears': () => 'Alle Zahnräder werden aufgedeckt.',
  'event.shows': ({ seat, left, right }, { name }) => `${name(seat)} beginnt mit ${ACTION[left]} und ${ACTION[right]}.`,
  'event.turns': ({ seat, left, leftTurns, right, rightTurns }, { name }) =>
    `${name(seat)}: links ${turned(leftTurns)} ${ACTION[left]}, rechts ${turned(rightTurns)} ${ACTION[right]}.`,
  'event.foretold': ({ seat, target, side, action }, { name }) =>
    `${name(seat)} hat ${ACTION[action]} auf der ${SIDED[side]}n Maschine von ${name(target)} richtig prophezeit.`,
  'event.foretold.wrong': ({ seat, target, side, action }, { name }) =>
    `${name(seat)} hat ${ACTION[action]} auf der ${SIDED[side]}n Maschine von ${name(target)} falsch prophezeit.`,
  'event.arms': ({ seat, soldiers }, { name }) => `${name(seat)} rüstet ${some(soldiers, 'soldier')}.`,
  'event.produces': ({ seat, goods }, { name }) => `${name(seat)} fertigt ${some(goods, 'good')}.`,
  'event.produces.more': ({ seat, goods }, { name }) =>
    `${name(seat)} fertigt ${some(goods, 'good')}: Geld macht Geld.`,
  'event.invents': ({ seat }, { name }) => `${name(seat)} wertet eine Erfindung.`,
  'event.joint-invention': ({ seat, partner }, { name }) =>
    `${name(seat)} und ${name(partner)} erfinden gemeinsam und werten eine Erfindung mehr.`,
  'event.attacks': ({ seat, target }, { name }) => `${name(seat)} zahlt einen Soldaten und greift ${name(target)} an.`,
  'event.no-soldier': ({ seat, target }, { name }) =>
    `${name(seat)} hat keinen Soldaten mehr, um ${name(target)} anzugreifen.`,
  'event.one-soldier': ({ seat }, { name }) =>
    `${name(seat)} hat einen Soldaten für zwei Angriffe. Beide scheitern, und der Soldat ist verloren.`,
  'event.blocks': ({ seat, attacker }, { name }) =>
    `${name(seat)} wehrt ${name(attacker)} ab und wertet einen Soldaten.`,
  'event.shields': ({ seat, partner, attacker, fuel }, { name }) =>
    `${name(seat)} zahlt ${one(fuel)}, schützt ${name(partner)} vor ${name(attacker)} und wertet einen Soldaten.`,
  'event.defend-wasted': ({ seat }, { name }) => `${name(seat)} steht zur Abwehr bereit, aber niemand greift an.`,
  'event.defend-declined': ({ seat }, { name }) =>
    `${name(seat)} steht zur Abwehr bereit, lässt den Angriff auf den Partner aber durch.`,
  'event.raids': ({ seat, target, fuel }, { name }) =>
    `${name(seat)} überfällt ${name(target)} und nimmt ${some(1, fuel)}.`,
  'event.raids.stock': ({ seat, target }, { name }) =>
    `${name(seat)} überfällt ${name(target)}, findet nichts und nimmt einen Soldaten aus dem Vorrat.`,
  'event.raids.nothing': ({ seat, target }, { name }) =>
    `${name(seat)} überfällt ${name(target)} und findet nur bittere Erde.`,
  'event.pincer': ({ seat, partner, target, fuel }, { name }) =>
    `${name(seat)} und ${name(partner)} nehmen ${name(target)} in die Zange und erbeuten ${some(1, fuel)} mehr.`,
  'event.pincer.stock': ({ seat, partner, target }, { name }) =>
    `${name(seat)} und ${name(partner)} nehmen ${name(target)} in die Zange und bekommen 1 Soldaten mehr aus dem Vorrat.`,
  'event.pincer.nothing': ({ seat, partner, target }, { name }) =>
    `${name(seat)} und ${name(partner)} nehmen ${name(target)} in die Zange und finden nur bittere Erde.`,
  'event.pincer.foiled': ({ seat, partner, target }, { name }) =>
    `${name(seat)} und ${name(partner)} können ${name(target)} nicht in die Zange nehmen: Beide Gegner wehren ab.`,
  'event.exports': ({ seat, goods }, { name }) => `${name(seat)} exportiert ${some(goods, 'good')}.`,
  'event.exports.nothing': ({ seat }, { name }) => `${name(seat)} hat keine Waren für den Export.`,
  'event.export-wasted': ({ seat }, { name }) => `${name(seat)} wurde getroffen und kann nicht exportieren.`,
  'event.convoy': ({ seat, partner, goods }, { name }) =>
    `${name(seat)} schließt sich dem Konvoi von ${name(partner)} an und exportiert ${some(goods, 'good')}.`,
  'event.convoy.kept': ({ seat }, { name }) => `${name(seat)} schließt sich dem Konvoi nicht an.`,
  'event.salvages': ({ seat, resource }, { name }) => `${name(seat)} birgt ${one(resource)}.`,
  'event.salvages.anyway': ({ seat, resource }, { name }) =>
    `${name(seat)} wurde getroffen und birgt trotzdem ${one(resource)} aus bitterer Erde.`,
  'event.salvage-wasted': ({ seat }, { name }) => `${name(seat)} wurde getroffen und kann nichts bergen.`,
  'event.long-watch': ({ seat }, { name }) => `${name(seat)} hält die lange Wacht und bekommt einen Soldaten.`,
  'event.refund': ({ seat, fuel }, { name }) => `${name(seat)} bekommt ${the(fuel)} zurück, wie prophezeit.`,
  'event.round-ends': ({ round, next }, { name }) => `Runde ${round} endet. ${name(next)} beginnt die nächste.`,
  'event.game-ends': ({ round }) => `Runde ${round} endet, und mit ihr das Spiel.`,

  'score.soldier': () => 'Soldaten',
  'score.good': () => 'Waren',
  'score.invention': () => 'Erfindungen',
  'score.most.soldier': () => 'Meiste Soldaten',
  'score.most.good': () => 'Meiste Waren',
  'score.most.invention': () => 'Meiste Erfindungen',
  'because.ready': ({ points: level, ready, seats }, { name }) =>
    `Gleichstand mit ${points(level)}; das größte Lager hatte ${list(seats.map(name))}: ${ready}.`,
  'because.shared': ({ points: level, ready, seats }, { name }) =>
    `Gleichstand mit ${points(level)} und ${ready} im Lager: ${list(seats.map(name))} teilen sich den Sieg.`,
};
