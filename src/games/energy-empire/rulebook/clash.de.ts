import { html } from 'lit';
import { either, list, ordinalWord, spelled } from '../../../language/german.ts';
import { ALONE_AT_FINANCE } from '../rules/cards/locations.ts';
import { CONTESTS, MIDNIGHT } from '../rules/cold-war/cards/clock.ts';
import { RIVAL_PIECES, WORKERS_PER_CARD } from '../rules/cold-war/rival.ts';
import { ARRANGEMENTS, EARLY_IMPACTS } from '../rules/tables.ts';
import { cards } from './cards.de.ts';
import { AGAINST_RIVAL, impactsLeftOut, RIVAL_LAP } from './facts.ts';
import { earlyRivalCards, lateRivalCards, taughtBy } from './lists.ts';
import { goods } from './voice.ts';
import type { RulebookWords } from './words.ts';

const { 'one-and-rival': alone, 'two-and-rival': together } = ARRANGEMENTS;
const MOST = ordinalWord(AGAINST_RIVAL.length, '');

export const clash: RulebookWords['clash'] = () => ({
  clash: {
    title: 'Kampf der Nationen: der Rivale',
    body: html`<p>Für ${either(AGAINST_RIVAL.map(spelled))} Spieler. Eine rivalisierende Nation spielt mit, gelenkt von den
        Karten Früh und Spät: vom Stapel Früh, bis das ${ordinalWord(EARLY_IMPACTS, 'e')} frühe Ereignis da ist, danach vom
        Stapel Spät. Der Rivale hat ${RIVAL_PIECES.workers} Arbeiter und ${RIVAL_PIECES.energy} Energie und zieht nach allen
        anderen. Nach je ${spelled(RIVAL_LAP)} Arbeitszügen erzeugt er einmal Energie.</p>
      <p><b>Wenn er arbeitet,</b> deckt er eine Karte auf und schickt ${spelled(WORKERS_PER_CARD)} Arbeiter dorthin, wo die Karte
        es sagt, von oben nach unten. Jeder steht auf der kleinsten Energie, die den höchsten Turm ergibt. Reicht die Energie
        nicht, kommt dieser Arbeiter beiseite; der Rest der Karte gilt trotzdem. Er zahlt nichts und erhält nichts: Was dort
        liegt, kommt zurück in den Vorrat. Auf einem Markt wird die durchgestrichene Karte abgelegt und der Markt
        aufgefüllt.</p>
      <p><b>Das Symbol</b> kommt zuletzt. Eine Weltkugel: eine Stufe bei den Vereinten Nationen, wenn die letzte nicht besetzt ist.
        Verschmutzung: ein Marker von der Leiste auf die Karte. Eine Medaille: Der durchgestrichene Erfolg wird entfernt, ein
        anderer nimmt seinen Platz ein. Eine Uhr: Der Zeiger der Atomkriegsuhr rückt vor, wenn sie mitspielt.</p>
      <p><b>Wenn er Energie erzeugt,</b> behält er eine Karte verdeckt, nimmt einen Marker von der Leiste, und alle seine Arbeiter
        und seine Energie kommen heim. Ereignisse seines Zuges erscheinen nach dem ganzen Zug und betreffen ihn nicht.</p>
      <p>Nach deinem Zug siehst du Schritt für Schritt, was er getan hat und warum: Lies weiter oder überspringe es. Im
        Verlauf bleibt alles erhalten.</p>
      ${taughtBy('clash')}`,
  },
  'clash-setup': {
    title: 'Was sich mit dem Rivalen ändert',
    body: html`<ul>
        <li>Keine neutralen Arbeiter auf dem Spielplan. Stapel der Leiste enthalten allein ${alone.stack} Marker, zu ${MOST}
          ${together.stack}.</li>
        <li>Allein wählst du eine beliebige Nation; im Vorrat sind die wenigen Würfel des Solospiels, und bei den Finanzen
          erhältst du immer ${goods(ALONE_AT_FINANCE)}. Märkte zeigen ${spelled(alone.spots.length)} Karten, alle Erfolge sind
          dabei, und die Vorgaben des Solospiels gelten nicht.</li>
        <li>Zu ${MOST} sind alle Würfel dabei, und was an die anderen geht, geht nur an den anderen Spieler.</li>
        <li>In der Schachtel bleibt: ${list(impactsLeftOut())}. Bist du allein, steht ein neutraler Arbeiter auf der
          Atomkriegsuhr; ausspionieren kannst du dann niemanden.</li>
      </ul>`,
  },
  'clash-end': {
    title: 'Den Rivalen schlagen',
    body: html`<p>Wer den letzten Marker nimmt oder die Uhr auf ${MIDNIGHT} stellt, ist als Letztes dran, auch wenn es der Rivale ist. Er zählt
        alle seine Karten, auch die verdeckten; seine Stufe bei den Vereinten Nationen und den Führungsbonus; und mit der
        Atomkriegsuhr seinen Anteil an den Wettstreiten (${list(CONTESTS.map((contest) => cards.contests[contest]))}) für die
        Symbole auf seinen Karten. Sonst nichts.</p>
      <p>Du gewinnst nur mit mehr Punkten als der Rivale. Bei Gleichstand bleibt er ungeschlagen.</p>`,
  },
  'clash-cards': {
    title: 'Alle Karten von „Kampf der Nationen“',
    body: html`<p>Punkte, Orte von oben nach unten, das Symbol und die Symbole für die Atomkriegsuhr. Alle stammen von dieser
        Ausgabe.</p>
      <h3>Früh</h3>
      ${earlyRivalCards()}
      <h3>Spät</h3>
      ${lateRivalCards()}`,
  },
});
