import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import { list, ordinal, ordinalWord, spelled } from '../../../language/german.ts';
import { TOKENS_TO_CLAIM } from '../rules/achievements.ts';
import {
  ARRANGEMENTS,
  BARRELS,
  COLUMN_BONUS,
  COLUMNS,
  EARLY_IMPACTS,
  LAST_OIL_PRICE,
  LEADER_BONUS,
  LIMIT,
  OIL_PRICES,
  OPEN_TILES,
  ROWS,
  STACKS,
  UN_POINTS,
} from '../rules/tables.ts';
import { REWARDED, TOGETHER } from './facts.ts';
import { goods } from './voice.ts';
import type { RulebookWords } from './words.ts';

/** `zu zweit 4 Marker, zu dritt 5`. */
const tokens = (): string =>
  list(TOGETHER.map(({ stack, players }, at) => `zu ${ordinalWord(players, '')} ${stack}${at === 0 ? ' Marker' : ''}`));

export const world: RulebookWords['world'] = () => ({
  environment: {
    title: 'Die Umwelt',
    body: html`<p>${capital(spelled(ROWS.length))} Reihen zu je ${spelled(COLUMNS.length)} Feldern. Eine Verschmutzung, eine
        Verstrahlung oder eine Ölquelle verschmutzt ihr Feld. Manche Karten nennen eine Reihe: Dorthin kommt der Marker. Ist die
        Reihe voll oder keine genannt, geht jedes saubere Feld; ist gar keines mehr da, entfällt der Marker einfach.</p>
      <p>Am Ende ist jedes saubere Feld einen Punkt wert. Die ${list(REWARDED.map(ordinal))} Spalte bringen zusätzlich
        ${list(REWARDED.map((column) => String(COLUMN_BONUS[column])))}, wenn alle ihre Felder sauber sind.</p>`,
  },
  track: {
    title: 'Die Leiste und der Ölpreis',
    body: html`<p>${capital(spelled(STACKS))} Stapel mit Verschmutzung liegen auf der Zeitung. Jeder enthält ${tokens()}; allein
        ${ARRANGEMENTS.solo.stack}. Marker kommen immer vom Stapel ganz links. Ist ein Stapel leer, wird die laufende Aktion
        beendet; dann erscheint ein Ereignis.</p>
      <p>Unter jedem Stapel steht der Preis für ${goods({ oil: BARRELS })}, solange er ganz links liegt:
        ${OIL_PRICES.map((money) => goods({ money })).join(', ')}. Ist die Leiste leer, bleibt er bei
        ${goods({ money: LAST_OIL_PRICE })}.</p>
      <p>Verschmutzung durch ein Ereignis oder durch etwas auf dem Spielplan kommt aus dem Vorrat; die Leiste bleibt, wie sie ist.</p>`,
  },
  impacts: {
    title: 'Weltereignisse',
    body: html`<p>${capital(spelled(EARLY_IMPACTS))} frühe Ereignisse, dann ${spelled(STACKS - EARLY_IMPACTS)} späte. Jedes
        läuft so ab: Alle zählen die sauberen Felder einer Reihe; ein Markt wird erneuert; dann gilt der Text.</p>
      <p>Manche Ereignisse ändern eine Regel, bis das nächste erscheint. Wo alle etwas zu entscheiden haben, werden die anderen
        in ihrem eigenen nächsten Zug gefragt, oder bevor die nächste Reihe zählt. Auf eine Reinigung, die ein Ereignis
        anordnet, kannst du nicht verzichten.</p>
      <p>Gehen bei einer Aktion mehrere Stapel zu Ende, folgen ihre Ereignisse nacheinander.</p>`,
  },
  un: {
    title: 'Die Vereinten Nationen',
    body: html`<p>Deine Nationenkarte bringt dich zu ihrem eigenen Preis eine Stufe höher, einmal bis zu deinem nächsten
        Energiezug. Die Stufen sind am Ende ${list(UN_POINTS.map(String))} Punkte wert; auf der letzten ist nur für einen Marker
        Platz. Wer am weitesten oben steht, erhält ${LEADER_BONUS} mehr; bei Gleichstand wird geteilt und abgerundet. Allein gibt
        es diesen Bonus nicht.</p>`,
  },
  achievements: {
    title: 'Erfolge',
    body: html`<p>Du hältst sie geheim, und sie zählen am Ende, jeder höchstens ${LIMIT.tilePoints} Punkte. Du hast höchstens
        ${LIMIT.tiles}; für einen ${ordinalWord(LIMIT.tiles + 1, 'en')} legst du einen ungesehen ab. Einen der
        ${spelled(OPEN_TILES)} offenen beanspruchst du zu Beginn eines Energiezugs, wenn noch ${spelled(TOKENS_TO_CLAIM)} Arbeiter
        oder Energie auf deinem Tableau liegen. Beanspruchte werden sofort ersetzt, solange es noch welche gibt.</p>`,
  },
});
