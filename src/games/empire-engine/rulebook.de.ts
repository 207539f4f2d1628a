import { html } from 'lit';
import { speaker } from '../../engine/message.ts';
import { count, list, spelled } from '../../language/german.ts';
import { ACTION, EMPIRE, some } from './names.de.ts';
import type { RulebookWords } from './rulebook.ts';
import {
  ARM_SOLDIERS,
  actionsIn,
  EMPIRES,
  ENGINES,
  FUELS,
  GEAR_IDS,
  GEARS,
  LENGTHS,
  MAJORITY_POINTS,
  POINTS_PER_RESOURCE,
  PRODUCE_GOODS,
  ROUNDS,
  SIDES,
  START_READY,
  TEAM_SEATS,
  TURNS,
} from './rules/tables.ts';
import { say } from './rules/vocabulary.ts';
import { words as sentences } from './words.de.ts';

const { say: speak } = speaker(sentences, []);

const ENGINE_COUNT = spelled(SIDES.length);
const ACTIONS_EACH = spelled(ENGINES.left.length);
const FREE = TURNS.filter(({ isFuelled }) => !isFuelled).length;

/** `Rüsten, Fertigen und Erfinden`: was in einer Gruppe geschieht. */
const group = (number: 1 | 2 | 3): string => list(actionsIn(number).map((action) => ACTION[action]));

export const words: RulebookWords = {
  goal: {
    title: 'Das Ziel',
    body: () => html`<p>Du herrschst über ein Reich mit ${ENGINE_COUNT} Maschinen, einer linken und einer rechten. In jeder Runde
        stellen alle heimlich ihre Maschinen ein, dann tut jede Maschine, was sie oben zeigt.</p>
      <p>Soldaten, Waren und Erfindungen in deiner <b>Wertung</b> sind Punkte. Was in deinem <b>Lager</b> liegt, ist zum
        Ausgeben da, und zum Stehlen.</p>`,
  },
  round: {
    title: 'Eine Runde',
    body: () => html`<ol>
        <li><b>Planen.</b> Alle legen ${ENGINE_COUNT} Karten verdeckt.</li>
        <li><b>Aufdecken.</b> Alle Karten werden aufgedeckt, und alle Maschinen drehen sich.</li>
        <li><b>Ausführen.</b> Zuerst ${group(1)}; dann ${group(2)}; zuletzt ${group(3)}. Eine Gruppe wird für alle beendet,
          bevor die nächste beginnt.</li>
      </ol>
      <p>Danach beginnt der linke Nachbar. Die Zahl der Runden passt zur Zahl der Spieler, damit alle gleich oft
        beginnen:</p>
      <table>
        <thead><tr><th>Spieler</th>${LENGTHS.map((length) => html`<th>${speak(say(`option.rounds.${length}`))}</th>`)}</tr></thead>
        <tbody>${Object.entries(ROUNDS).map(
          ([seats, rounds]) =>
            html`<tr><th>${seats}</th>${LENGTHS.map((length) => html`<td>${rounds[length] ?? ''}</td>`)}</tr>`,
        )}</tbody>
      </table>`,
  },
  start: {
    title: 'Die erste Runde',
    body: () => html`<p>Alle beginnen mit ${list(FUELS.map((fuel) => some(START_READY[fuel], fuel)))} im Lager. In der ersten Runde
        gibt es keine Zahnräder: Du legst jede Maschine mit einer beliebigen Aktion nach oben. Welche Maschine du zuerst
        legst, entscheidest du.</p>`,
  },
  plan: {
    title: 'Zahnräder und Drehungen',
    body: () => html`<p>Ab der nächsten Runde kommt unter jede Maschine eines deiner ${spelled(GEAR_IDS.length)} Zahnräder und dreht sie
        im Uhrzeigersinn. Lege einen Soldaten oder eine Ware aus deinem Lager auf ein Zahnrad, und es dreht stattdessen um
        seine andere Zahl:</p>
      <ul>${GEAR_IDS.map(
        (gear) =>
          html`<li>Zahnrad <b>${gear}</b>: ${count(GEARS[gear].free, 'Vierteldrehung', 'Vierteldrehungen')}, mit Treibstoff
            ${GEARS[gear].fuelled}.</li>`,
      )}</ul>
      <p>Der Treibstoff ist sofort weg, und es gibt kein Zurück. Ohne Treibstoff erreicht eine Maschine ${spelled(FREE)} ihrer
        ${ACTIONS_EACH} Aktionen, mit Treibstoff alle. Auf dem Tisch sind runde Marken frei, eckige kosten einen Würfel.</p>
      <p>Tippe eine Aktion auf deiner Maschine an oder ziehe ein Zahnrad darauf.</p>`,
  },
  order: {
    title: 'Wer wann plant',
    body: () => html`<p><b>Reihum:</b> Alle legen eine Karte, im Uhrzeigersinn ab dem Startspieler, dann auf dem Rückweg die andere.
        Alle sehen, wo eine Karte liegt und welcher Treibstoff darauf, nie aber, welches Zahnrad es ist.</p>
      <p><b>Versiegelte Pläne:</b> Alle planen alle Karten auf einmal, und niemand sieht vor dem Aufdecken etwas. Wer
        zuletzt plant, eröffnet auch die nächste Runde, so reist der Link weniger.</p>`,
  },
  arm: {
    title: ACTION.arm,
    body: () => html`<p>Linke Maschine. Lege ${some(ARM_SOLDIERS, 'soldier')} aus dem Vorrat in dein Lager.</p>`,
  },
  produce: {
    title: ACTION.produce,
    body: () => html`<p>Linke Maschine. Lege ${some(PRODUCE_GOODS, 'good')} aus dem Vorrat in dein Lager.</p>`,
  },
  invent: {
    title: ACTION.invent,
    body: () => html`<p>Rechte Maschine. Eine Erfindung aus dem Vorrat kommt direkt in deine Wertung.</p>`,
  },
  attack: {
    title: ACTION.attack,
    body: () => html`<p>Linke und rechte Maschine. Die linke greift deinen linken Nachbarn an, die rechte deinen rechten. Hast du
        nur einen Gegner, greifen beide ihn an.</p>
      <p>Alle Angreifer zahlen für jeden Angriff einen Soldaten, bevor etwas genommen wird; eben gerüstete Soldaten zählen
        mit. Wird der Angriff nicht abgewehrt, trifft er: Du wertest einen Würfel deiner Wahl aus dem Lager des Ziels oder,
        wenn es leer ist, einen Soldaten aus dem Vorrat.</p>
      <p>Ohne Soldaten gibt es keinen Angriff. Greifst du mit einem einzigen Soldaten auf beiden Seiten an, ist der Soldat
        verloren und keiner der Angriffe findet statt. Treffen mehrere dasselbe Ziel, nimmt zuerst, wer in der Reihenfolge
        früher kommt.</p>`,
  },
  defend: {
    title: ACTION.defend,
    body: () => html`<p>Rechte Maschine. Wehre einen Angriff auf dich ab, egal von welcher Seite, und werte dafür einen Soldaten aus
        dem Vorrat. Wirst du von beiden Seiten angegriffen, wählst du, welchen Angriff du abwehrst; der andere trifft. Gibt
        es nichts abzuwehren, passiert nichts.</p>`,
  },
  export: {
    title: ACTION.export,
    body: () => html`<p>Rechte Maschine. Alle Waren aus deinem Lager kommen in deine Wertung. Trifft dich in dieser Runde ein
        Angriff, verfällt der Export.</p>`,
  },
  salvage: {
    title: ACTION.salvage,
    body: () => html`<p>Linke Maschine. Nimm einen Soldaten, eine Ware oder eine Erfindung aus dem Vorrat in deine Wertung. Trifft
        dich in dieser Runde ein Angriff, verfällt das Bergen.</p>`,
  },
  orders: {
    title: 'Befehle im Voraus',
    body: () => html`<p>Manches entscheidet sich erst nach dem Aufdecken: welchen Angriff du abwehrst, was du nimmst, was du birgst.
        Deine Befehle dafür gibst du mit deiner letzten Karte, damit der Link nicht noch einmal kommen muss. Du kannst auch
        „Frag mich dann“ sagen; dann kommt das Spiel zu dir zurück, wenn es darauf ankommt. Oder ihr vereinbart vor dem
        Spiel, dass immer gefragt wird.</p>`,
  },
  scoring: {
    title: 'Spielende und Punkte',
    body: () => html`<p>${count(POINTS_PER_RESOURCE, 'Punkt', 'Punkte')} für jeden Würfel in deiner Wertung und
        ${MAJORITY_POINTS} mehr für die meisten Soldaten, die meisten Waren, die meisten Erfindungen; bei Gleichstand
        bekommen alle Beteiligten sie. Das Lager zählt keine Punkte, entscheidet aber bei Gleichstand; danach teilt man
        sich den Sieg.</p>
      <p>Wertungen bleiben bis zum Ende verdeckt, wenn ihr sie nicht offen spielt. Deine eigene siehst du immer.</p>`,
  },
  powers: {
    title: 'Fähigkeiten der Reiche',
    body: () => html`<p>Spielt ihr mit Fähigkeiten, bekommen alle offen ein Reich.</p>
      <ul>${EMPIRES.map(
        (empire) =>
          html`<li><b>${EMPIRE[empire]}, ${speak(say(`empire.${empire}.power`))}.</b>
            ${speak(say(`empire.${empire}.text`))}</li>`,
      )}</ul>`,
  },
  teams: {
    title: 'Teams',
    body: () => html`<p>Zu ${spelled(TEAM_SEATS)}t könnt ihr in Paaren spielen, Partner sitzen sich gegenüber. Die Wertungen werden
        zusammengezählt; die Lager bleiben getrennt. Dazu könnt ihr wählen:</p>
      <ul>
        <li><b>Gemeinsame Erfindung.</b> Wählen beide Partner Erfinden, werten sie eine Erfindung mehr.</li>
        <li><b>Zangenangriff.</b> Greifen beide Partner denselben Mitspieler an, nehmen sie einen Würfel mehr, außer beide
          Gegner wählen Abwehr.</li>
        <li><b>Konvoi.</b> Wählt ein Partner Fertigen und gelingt dem anderen der Export, darf auch der erste alle Waren
          exportieren, außer er wurde getroffen.</li>
        <li><b>Schildträger.</b> Mit Abwehr darfst du einen Würfel aus deinem Lager zahlen und stattdessen einen Angriff auf
          deinen Partner abwehren.</li>
      </ul>`,
  },
};
