import { fraction, list, spelled } from '../../language/german.ts';
import type { LessonWords } from './lessons.ts';
import { TOKENS_TO_CLAIM } from './rules/achievements.ts';
import { CONTESTS, SECOND_PART } from './rules/cold-war/cards/clock.ts';
import { OWNER_GAINS } from './rules/cold-war/cards/espionage.ts';
import { CARDS_DRAWN } from './rules/cold-war/clock.ts';
import { LIMIT, LOCATION_IDS, OPEN_TILES } from './rules/tables.ts';

/** What a first game teaches, in German. */
export const words: LessonWords = {
  nation: {
    title: 'Deine Nation',
    body: 'Eine Nation beginnt mit den Gütern, die zuerst genannt sind. Später kannst du in jedem Arbeitszug ihren Preis zahlen und bei den Vereinten Nationen eine Stufe aufsteigen. Wähle einen Preis, den du voraussichtlich zahlen kannst.',
  },
  tile: {
    title: 'Ein geheimes Ziel',
    body: `Ein Erfolg zählt am Ende: höchstens ${LIMIT.tilePoints} Punkte für das, was du dann hast. Niemand sonst weiß, welchen du behältst. Fahre mit der Maus über eine Karte oder halte sie gedrückt, um sie groß zu lesen.`,
  },
  'first-turn': {
    title: 'Setze einen Arbeiter ein',
    body: `Die Ordner enthalten ${spelled(LOCATION_IDS.length)} Orte. Die Zahl ist die Energie, auf der dein Arbeiter stehen muss; frei heißt keine. Auf einem Markt baust du ein Gebäude, so wächst eine Nation. Tippe auf einen Ort, um zu sehen, was er dir brächte.`,
  },
  energy: {
    title: 'Höher stehen',
    body: 'Ein neuer Turm muss der höchste an seinem Ort sein: Wer nach dir kommt, braucht eine Energie mehr, als du hier einsetzt. Zusätzliche Energie hält andere fern, ist aber weg.',
  },
  buy: {
    title: 'Bauen',
    body: 'Zahle mit Geld oder mit der Ressource dieses Marktes. Der Stern bringt am Ende Punkte, die schwarze Marke sofort Verschmutzung, und die kleinen Kästchen sind die Einsatzfelder für Arbeiter oder Energie, mit denen du die Karte nutzt.',
  },
  pollute: {
    title: 'Verschmutzung',
    body: 'Jedes saubere Feld ist am Ende einen Punkt wert, und seine Reihe zählt, wann immer ein Ereignis es sagt. Eine saubere Spalte bringt extra. Wo tut es am wenigsten weh? Der Marker kommt von der Leiste: Ist ein Stapel leer, druckt die Zeitung ein Weltereignis.',
  },
  activate: {
    title: 'Nutze, was du gebaut hast',
    body: 'Nach der Arbeit darfst du Gebäude desselben Ordners und deine Nation nutzen, jeweils mit einem Arbeiter oder einer Energie auf dem Einsatzfeld. Einsatzfelder bleiben belegt, bis du Energie erzeugst.',
  },
  'second-turn': {
    title: 'Weiter arbeiten oder Energie erzeugen',
    body: 'Werden Arbeiter oder Energie knapp, dann erzeuge Energie: Alle deine Arbeiter kommen heim, und Würfel und Öl geben neue Energie. Im nächsten Zug geht das nicht gleich wieder, solange du arbeiten kannst.',
  },
  claim: {
    title: 'Etwas übrig behalten',
    body: `Liegen noch ${spelled(TOKENS_TO_CLAIM)} Arbeiter oder Energie auf deinem Tableau, darfst du einen der ${spelled(OPEN_TILES)} offenen Erfolge beanspruchen, bevor alles heimkommt. Das lohnt sich einzuplanen.`,
  },
  refine: {
    title: 'Öl verbrennen',
    body: 'Jedes Fass wird nur für diesen Wurf zu einem Erdöl-Würfel. Das gibt mehr Energie, kann aber verschmutzen.',
  },
  roll: {
    title: 'Der höchste Würfel verschmutzt',
    body: (dice) =>
      `Alle Würfel geben Energie. Nur der höchste entscheidet über die Verschmutzung: ${list(dice.pollution)} verschmutzen, ${list(dice.contamination)} verstrahlt, ${list(dice.clean)} sind sauber. Lass einen Würfel weg, wenn er dir Sorgen macht.`,
  },
  spy: {
    title: 'Arbeit im Ausland',
    body: `Dein Spion nutzt ein freies Einsatzfeld auf einem fremden Gebäude, mit deinen eigenen Arbeitern oder deiner Energie. Der Besitzer erhält ${OWNER_GAINS.money} $ und kann dieses Feld nicht nutzen, bis du Energie erzeugst.`,
  },
  'keep-cards': {
    title: 'Worum es im Kalten Krieg geht',
    body: `Von den gezogenen Karten behältst du ${spelled(CARDS_DRAWN - 1)}: eine für alle sichtbar, eine verdeckt bis zum Ende. Ihre Symbole zählen in ${spelled(CONTESTS.length)} Wettstreiten. Wer in einem führt, erhält so viele Punkte, wie die Uhr Stunden zeigt, der nächste Platz ${fraction(SECOND_PART)} davon.`,
  },
};
