import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import { keysOf } from '../../../engine/record.ts';
import { fraction, list, spelled } from '../../../language/german.ts';
import {
  COLD_WAR_CARD_POINTS,
  COLD_WAR_COPIES,
  CONTESTS,
  HOURS,
  MIDNIGHT,
  SECOND_PART,
} from '../rules/cold-war/cards/clock.ts';
import { OWNER_GAINS } from '../rules/cold-war/cards/espionage.ts';
import { NEW_IMPACT_IDS } from '../rules/cold-war/cards/impacts.ts';
import { NEW_NATION_IDS } from '../rules/cold-war/cards/nations.ts';
import { NEW_STRUCTURES } from '../rules/cold-war/cards/structures.ts';
import { CARDS_DRAWN } from '../rules/cold-war/clock.ts';
import { COLD_WAR } from '../rules/cold-war/index.ts';
import { WITH_RIVAL } from '../rules/cold-war/megastructures.ts';
import { MORE_NATIONS_DEALT } from '../rules/cold-war/new-cards.ts';
import { ARRANGEMENTS, TYPES } from '../rules/tables.ts';
import { cards } from './cards.de.ts';
import { coldWarCards, megastructures, newImpacts, newNations, newStructures, taughtBy } from './lists.ts';
import { goods } from './voice.ts';
import type { RulebookWords } from './words.ts';

const STRUCTURES = keysOf(NEW_STRUCTURES).length;

const TOKEN = { pollution: 'eine Verschmutzung von der Leiste', contamination: 'eine Verstrahlung von der Leiste' };

export const coldWar: RulebookWords['coldWar'] = () => ({
  'cold-war': {
    title: 'Cold War',
    body: html`<p>Eine Erweiterung in ${spelled(COLD_WAR.length)} Modulen. Wählt vor dem Spiel beliebige davon aus. Nehmt im ersten
        Spiel mit Cold War nur eines.</p>
      ${taughtBy('cold-war')}`,
  },
  'cold-war-nations': {
    title: 'Weitere Nationen',
    body: html`<p>${capital(spelled(NEW_NATION_IDS.length))} Nationen kommen dazu. Wenn ihr mögt, erhalten alle
        ${spelled(MORE_NATIONS_DEALT)} statt ${spelled(ARRANGEMENTS.three.nationsDealt)}; behalten wird trotzdem eine.</p>
      ${newNations()}`,
  },
  megastructures: {
    title: 'Großprojekte',
    body: html`<p>Offen aus liegt eines mehr, als Spieler am Tisch sitzen, mit dem Rivalen ${spelled(WITH_RIVAL)}. Wenn du
        auf einem Markt arbeitest, darfst du statt eines Gebäudes ein Großprojekt seines Ordners bauen: Du musst seine Bedingung
        schon erfüllen, dann zahlst du seinen eigenen Preis. Vom Markt wird keine Karte genommen. Eine Marke bringt sofort ihre
        Verschmutzung von der Leiste.</p>
      <p>Es liegt bei deinen Gebäuden und wird wie ein Gebäude seines Ordners genutzt, mit eigenen Einsatzfeldern. Aber es ist
        keines: Es zählt für keinen Erfolg, keine Bedingung, keinen Joker und keinen Spion.</p>
      ${megastructures()}`,
  },
  espionage: {
    title: 'Spionage',
    body: html`<p>Alle haben eine Spionagekarte. Du darfst sie in jedem Arbeitszug nutzen, einmal bis zu deinem nächsten Energiezug. Lege einen
        Arbeiter oder eine Energie darauf, dann nutze ein fremdes Gebäude des Ordners, in dem du arbeitest: Lege die üblichen
        Arbeiter oder Energie dort auf das Einsatzfeld und zahle, was es kostet. Du tust, was es tut; der Besitzer erhält
        ${goods(OWNER_GAINS)} aus dem Vorrat.</p>
      <p>Das fremde Einsatzfeld muss frei sein und bleibt belegt, bis du Energie erzeugst; ein Energiezug des Besitzers
        räumt es nicht. Nationen, Großprojekte und Karten, die von selbst wirken, lassen sich nicht ausspionieren.</p>`,
  },
  'cold-war-impacts': {
    title: 'Weitere Ereignisse',
    body: html`<p>${capital(spelled(NEW_IMPACT_IDS.length))} weitere späte Ereignisse werden untergemischt. Manche kosten einen
        Arbeiter: Er verlässt dein Tableau. Ist keiner daheim, verlässt er eines deiner Einsatzfelder; steht auch dort keiner,
        den Spielplan, samt der Energie unter ihm. Deinen letzten Arbeiter verlierst du nie, und du erhältst dann auch nichts
        dafür.</p>
      ${newImpacts()}`,
  },
  'cold-war-structures': {
    title: 'Weitere Gebäude',
    body: html`<p>${capital(spelled(STRUCTURES))} weitere Gebäude, ${spelled(STRUCTURES / TYPES.length)} in jedem Stapel. Manche
        sind von neuer Art:</p>
      <ul>
        <li><b>Karten, die von selbst wirken,</b> haben kein Einsatzfeld und zahlen jedes Mal, wenn du Energie erzeugst: manche zu
          Beginn des Zuges, bevor ein Erfolg beansprucht wird; manche, sobald deine Würfel Energie gegeben haben.</li>
        <li><b>Joker</b> tun, was eine Karte tut, die auf dem Markt ihres Ordners liegt. Du zahlst deren Kosten. Karten, die von
          selbst wirken, lassen sich nicht kopieren.</li>
        <li><b>Brücken</b> schicken noch einen Arbeiter von deinem Tableau, ohne Energie, an einen Ort desselben Ordners, an dem
          niemand steht. Du musst diesen Ort nutzen können und tust es auch.</li>
      </ul>
      ${newStructures()}`,
  },
  'location-doomsday-clock': {
    title: 'Die Atomkriegsuhr',
    body: html`<p>Ein weiterer Ort, in einem eigenen Ordner. Du brauchst Energie wie überall und zahlst dazu den Preis am Zeiger.
        Dann rückt der Zeiger eine Stunde vor, und du ziehst ${spelled(CARDS_DRAWN)} Cold-War-Karten. Danach darfst du Karten
        aller Ordner, deine Nation und deine Spionagekarte nutzen. Spielst du allein, steht dort das ganze Spiel über ein
        neutraler Arbeiter, mit oder ohne Rivalen.</p>
      <table>
        <thead><tr><th>Stunde</th><th>Preis</th><th>Dazu</th></tr></thead>
        <tbody>${HOURS.map(
          ({ cost, token }, at) =>
            html`<tr><th>${at + 1}</th><td>${goods(cost)}</td><td>${token ? TOKEN[token] : ''}</td></tr>`,
        )}</tbody>
      </table>
      <p>Bei ${MIDNIGHT} ist das Ende nah: Nach diesem Zug haben alle noch einen, als Letztes, wer den Zeiger gestellt hat. Die
        Uhr kann dann noch genutzt werden, aber ihr Zeiger bleibt stehen. Wird die Leiste vorher leer, gilt jenes Ende.</p>`,
  },
  'cold-war-cards': {
    title: 'Cold-War-Karten',
    body: html`<p>Von ${spelled(CARDS_DRAWN)} gezogenen Karten kommt eine zurück unter den Stapel, eine liegt offen vor dir und
        eine verdeckt. Deine eigenen darfst du immer ansehen. Sind weniger übrig, behältst du, was da ist.</p>
      <p>Am Ende ist jede Karte ${COLD_WAR_CARD_POINTS} Punkt wert, und alle werden aufgedeckt. In jedem Wettstreit
        (${list(CONTESTS.map((contest) => cards.contests[contest]))}) erhält, wer die meisten Symbole zeigt, so viele Punkte, wie
        die Uhr zeigt; der nächste Platz erhält ${fraction(SECOND_PART)} davon, abgerundet. Zeigen mehrere die meisten, erhalten
        sie je ${fraction(SECOND_PART)}, und einen nächsten Platz gibt es nicht. Ein Gleichstand dahinter bringt nichts. Ohne ein
        einziges Symbol gibt es keine Punkte.</p>
      <p>Es gibt jede ${COLD_WAR_COPIES}-mal:</p>
      ${coldWarCards()}`,
  },
});
