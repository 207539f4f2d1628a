import { html } from 'lit';
import { list, ordinalWord, spelled } from '../../../language/german.ts';
import { TOKENS_TO_CLAIM } from '../rules/achievements.ts';
import { NEEDED } from '../rules/activate.ts';
import { TILES_DEALT } from '../rules/setup.ts';
import {
  ARRANGEMENTS,
  DICE,
  DIE,
  type Die,
  FIRST_POLLUTED,
  LIMIT,
  POINTS_PER_DIE,
  SEAT_MONEY,
  START,
} from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { ofEachKind, PAIR, RARE, SLOTS_OF_TWO, SOLD } from './facts.ts';
import { dieName, goods, placeName, rowName, spaceName, voice } from './voice.ts';
import type { RulebookWords } from './words.ts';

const { solo, two, three } = ARRANGEMENTS;

/** Petroleum dice are refined for one roll, a barrel each. */
const costOf = (die: Die): string => (DIE[die].price ? goods(DIE[die].price) : 'ein Fass Öl je Wurf');

const supplied = (dice: Readonly<Record<Die, number>>): string =>
  ofEachKind(dice) === undefined
    ? list(SOLD.map((die) => `${dice[die]} ${dieName(die)}`))
    : `${ofEachKind(dice)} von jeder Sorte`;

export const turns: RulebookWords['turns'] = () => ({
  goal: {
    title: 'Worum es geht',
    body: html`<p>Du führst eine Nation vom ersten Ölrausch bis zur letzten Schlagzeile. Arbeiter bringen die Industrie in
        Gang, Gebäude verdienen, Würfel geben Energie, und all das hinterlässt Spuren in Luft, Wald und Meer. Wer am Ende die
        meisten Punkte hat, gewinnt.</p>
      <p>Punkte gibt es für Gebäude, Stufen bei den Vereinten Nationen, Erfolge, eine saubere Umwelt und Energiewürfel, und
        für das, was deine Gebäude unterwegs einbringen.</p>`,
  },
  start: {
    title: 'Vor dem ersten Zug',
    body: html`<p>Alle haben ${START.workers} Arbeiter, ${START.energy} Energie und ein verschmutztes Feld,
        ${spaceName(FIRST_POLLUTED)}. Spätere Plätze beginnen mit etwas mehr Geld: der Reihe nach
        ${list(SEAT_MONEY.slice(1).map((money) => goods({ money })))}.</p>
      <p>Du erhältst ${spelled(three.nationsDealt)} Nationen und behältst eine, dazu ${spelled(TILES_DEALT)} Erfolge, von denen
        du einen geheim behältst. Beim Spiel per Link wählt jeder Platz im eigenen ersten Zug; oder ihr wählt vorab in einer
        eigenen Runde.</p>
      <p>Zu ${ordinalWord(PAIR, '')} steht das ganze Spiel über ein neutraler Arbeiter an diesen Orten:
        ${list(two.neutral.map(placeName))}. Sie sind also nie frei.</p>`,
  },
  turn: {
    title: 'Dein Zug',
    body: html`<p>Entweder du <b>arbeitest</b>: Setze einen Arbeiter, tu, was der Ort tut, und nutze dann Gebäude. Oder du
        <b>erzeugst Energie</b>: Hol deine Arbeiter heim und mach neue Energie.</p>
      <p>Wer im letzten Zug Energie erzeugt hat, muss arbeiten, wenn das irgendwo möglich ist. Wer nicht arbeiten kann, muss
        Energie erzeugen.</p>`,
  },
  stacks: {
    title: 'Arbeiter und Energie',
    body: html`<p>Ein Arbeiter braucht so viel Energie unter sich, dass sein Turm der höchste am Ort wird: so viel, wie der
        höchste Turm dort hoch ist, den Arbeiter mitgezählt. Ein leerer Ort ist frei. Du darfst mehr Energie einsetzen als
        nötig; dann braucht auch der nächste Arbeiter mehr. Deine eigenen früheren Türme zählen wie alle anderen.</p>
      <p>Du darfst an einem Ort nur arbeiten, wenn du alles tun kannst, was er verlangt.</p>
      <p>Was ein Ereignis an einem Ort hinterlassen hat, bekommst du zuerst, auch das Unangenehme, und du darfst damit zahlen,
        was der Ort verlangt.</p>
      <p>Du besitzt höchstens ${LIMIT.workers} Arbeiter und ${LIMIT.energy} Energie. Was du darüber hinaus an Energie erhältst,
        verfällt.</p>`,
  },
  structures: {
    title: 'Gebäude nutzen',
    body: html`<p>Hat der Ort seine Wirkung getan, darfst du Gebäude desselben Ordners nutzen, in beliebiger Reihenfolge, und
        einmal deine Nation. Lege Arbeiter oder Energie von deinem Tableau auf die Einsatzfelder, beliebig gemischt:</p>
      <ul>
        <li>ein Einsatzfeld nimmt ${NEEDED.single} auf und ist einmal nutzbar,</li>
        <li>ein breites Einsatzfeld nimmt ${NEEDED.double} auf einmal auf,</li>
        <li>${spelled(SLOTS_OF_TWO)} Einsatzfelder nehmen je ${NEEDED['two-singles']} auf, in verschiedenen Zügen.</li>
      </ul>
      <p>Was du gerade gebaut hast, kannst du im selben Zug nutzen, und ein Arbeiter oder eine Energie, die du gerade erhalten
        hast, darf auf ein Einsatzfeld. Einsatzfelder werden erst frei, wenn du Energie erzeugst.</p>
      <p>Was links von einem roten Pfeil steht, musst du ganz bezahlen. Ein Schrägstrich lässt dir die Wahl. Auf den heimlichen Blick
        auf ein Ereignis und auf eine Reinigung darfst du verzichten; alles andere, was eine Karte gibt, musst du nehmen.</p>`,
  },
  generate: {
    title: 'Ein Energiezug',
    body: html`<ol>
        <li><b>Erfolg.</b> Liegen noch mindestens ${spelled(TOKENS_TO_CLAIM)} Arbeiter oder Energie auf deinem Tableau, darfst du
          einen offenen Erfolg nehmen.</li>
        <li><b>Heimkehr.</b> Deine Arbeiter kommen vom Spielplan und von den Einsatzfeldern heim; deine ganze Energie
          verfällt.</li>
        <li><b>Öl.</b> Bis zu ${LIMIT.refine} Fässer werden zu Erdöl-Würfeln, nur für diesen Wurf.</li>
        <li><b>Wurf.</b> Wirf alle deine Würfel auf einmal oder lass einige weg, und nimm die Energie, die sie geben.</li>
        <li><b>Umwelt.</b> Der Würfel mit der höchsten Zahl entscheidet. Bei Gleichstand wählst du.</li>
      </ol>
      <p>Ein verschmutzender Würfel bringt einen Marker von der Leiste in deine Umwelt; ein sauberer nimmt einen Marker von der
        Leiste, und niemand leidet darunter. Ganz ohne Würfel gilt der Wurf auch als sauber.</p>`,
  },
  dice: {
    title: 'Energiewürfel',
    body: html`<p>Die Energie, die jeder Würfel gibt, nach seiner Augenzahl:</p>
      <table>
        <thead><tr><th>Würfel</th>${DIE.coal.energy.map((_, at) => html`<th>${at + 1}</th>`)}</tr></thead>
        <tbody>${DICE.map(
          (die) => html`<tr><th>${dieName(die)}</th>${DIE[die].energy.map((energy) => html`<td>${energy}</td>`)}</tr>`,
        )}</tbody>
      </table>
      <p>Was er kostet, und was er mit der höchsten Zahl bewirkt:</p>
      <ul>${DICE.map(
        (die) => html`<li><b>${dieName(die)}:</b> ${costOf(die)}; ${voice.say(say(`on-top.${DIE[die].onTop}`))}.</li>`,
      )}</ul>
      <p>Würfel kaufst du aus dem Vorrat. Er enthält ${supplied(three.dice)}; allein nur ${supplied(solo.dice)}. Ist eine Sorte
        aufgebraucht, kann sie niemand kaufen, bis einer zurückkommt.</p>
      <p>Du besitzt höchstens ${LIMIT.dice} Würfel; für einen ${ordinalWord(LIMIT.dice + 1, 'en')} musst du einen anderen
        zurückgeben.
        ${RARE.map(
          ({ die, most, row }) =>
            html`Nur ${spelled(most)} ${dieName(die)}-Würfel ist erlaubt, und er verschmutzt beim Kauf die Reihe
            ${rowName(row)}.`,
        )} Würfel und Erfolge darfst du in deinem Arbeitszug jederzeit ablegen. Jeder Würfel, den du am Ende hast, ist
        ${POINTS_PER_DIE} Punkte wert.</p>`,
  },
});
