import { html } from 'lit';
import { either, list, spelled } from '../../../language/german.ts';
import { ALONE_AT_FINANCE } from '../rules/cards/locations.ts';
import { ARRANGEMENTS, DOLLARS_AS_ONE, OPEN_TILES, POINTS_PER_DIE, SOLO_OBJECTIVES } from '../rules/tables.ts';
import { ANY_MARKET, pricesAt, ranks, tilesLeftOut } from './facts.ts';
import { taughtBy } from './lists.ts';
import { goods, placeName } from './voice.ts';
import type { RulebookWords } from './words.ts';

const { solo } = ARRANGEMENTS;

export const ending: RulebookWords['ending'] = () => ({
  end: {
    title: 'Ende und Wertung',
    body: html`<p>Verlässt der letzte Marker die Leiste, wird der Zug beendet. Dann haben alle noch einen Zug, zuletzt, wer gerade
        am Zug war; Marker kommen nun aus dem Vorrat.</p>
      <p>Es zählen: im Spiel erzielte Punkte, Gebäude, ${POINTS_PER_DIE} je Würfel, die Vereinten Nationen, der Führungsbonus,
        Erfolge, saubere Felder und saubere Spalten. Bei Gleichstand entscheidet, was übrig ist: Je
        ${goods({ money: DOLLARS_AS_ONE })} und jede Ressource zählen eins. Ist auch das gleich, wird der Sieg geteilt.</p>`,
  },
  solo: {
    title: 'Allein spielen',
    body: html`<p>Du siehst alle Nationen und wählst eine beliebige. Neutrale Arbeiter stehen an diesen Orten:
        ${list(solo.neutral.map(placeName))}. Märkte zeigen ${spelled(solo.spots.length)} Karten, für
        ${either(pricesAt(ANY_MARKET, solo.spots))}. Im Vorrat sind weniger Würfel, und bei den Finanzen erhältst du
        ${goods(ALONE_AT_FINANCE)}. Wer einen Erfolg beansprucht, ersetzt alle ${spelled(OPEN_TILES)}; in der Schachtel bleiben:
        ${list(tilesLeftOut())}. Niemand erhält einen Führungsbonus.</p>
      <p>Du gewinnst, wenn du alle Vorgaben erfüllst: die letzte Stufe bei den Vereinten Nationen, ${SOLO_OBJECTIVES.tilePoints}
        Punkte aus Erfolgen und insgesamt ${SOLO_OBJECTIVES.total} Punkte. Dann bestimmen deine Punkte deinen Rang:
        ${list(ranks().map(({ from, rank }) => `ab ${from} ${rank}`))}.</p>
      ${taughtBy('solo')}`,
  },
  edition: {
    title: 'Diese Ausgabe',
    body: html`<p>Die Regeln folgen der gedruckten Spielregel. Nicht jede Karte ist dort abgedruckt, deshalb stammen manche Werte
        von dieser Ausgabe; die Kartenlisten hier sagen, welche.</p>`,
  },
});
