import { html } from 'lit';
import { list, spelled } from '../../../language/german.ts';
import type { WordsOf } from '../../../language/phrasebook.ts';
import { dollars, ENERGIES as SOURCES } from '../names.de.ts';
import { BENEFITS } from '../rules/tables/benefits.ts';
import {
  EVICTION_COINS,
  GRANT_CUBES,
  LOBBY_HAND,
  LOST_AT,
  MARKET,
  ROUNDS,
  SCIENTISTS,
  SCIENTISTS_IN_HAND,
  STARTING_COINS,
  STARTING_PERMITS,
  UN_GOALS_ON_DISPLAY,
} from '../rules/tables/constants.ts';
import { ENERGIES } from '../rules/tables/energies.ts';
import { LONGER, SOURCES_WANTED, USUAL_DECADES } from './facts.ts';
import { speak, toldByCompanies } from './figures.de.ts';
import type { turns as english } from './turns.en.ts';

const longer = list(LONGER.map(({ decades, companies }) => `${spelled(decades)} bei ${spelled(companies)} Firmen`));

export const turns: WordsOf<typeof english> = {
  goal: {
    title: 'Das Ziel',
    body: html`<p>Deine Firma baut saubere Energie, bevor fossile Kraftwerke die Luft verderben. In jedem Jahrzehnt brauchen die
        Regionen der Welt mehr Energie; wo niemand rechtzeitig baut, werden fossile Brennstoffe verbrannt. Punkte entscheiden, wenn nicht vorher
        der Planet verloren ist: Bei <b>${LOST_AT} ppm</b> verlieren alle. Allein spielst du bei genau ${LOST_AT} weiter, darüber
        endet das Spiel.</p>
      <p>Ein Kraftwerk entsteht in mehreren Schritten, und jeden Schritt kann eine andere Firma tun: Ein Projekt wird
        <b>vorgeschlagen</b>, dann <b>eingerichtet</b>, dann <b>gebaut</b>.</p>`,
  },
  start: {
    title: 'Vor dem ersten Zug',
    body: html`<p>Du beginnst mit ${STARTING_PERMITS} CEPs, ${SCIENTISTS_IN_HAND} deiner ${SCIENTISTS} Forscher auf der Hand,
        ${LOBBY_HAND} Lobbykarten und einem geheimen Firmenziel. Die erste Firma hat ${dollars(STARTING_COINS[0])}, die anderen
        der Reihe nach ${list(STARTING_COINS.slice(1).map(dollars))}.</p>
      <p>Jede Region beginnt mit einem fossilen Kraftwerk und einem CEP für jedes Bedarfsfeld außer einem. Ein CEP kostet anfangs
        ${dollars(MARKET.startPrice)}. UN-Ziele liegen aus: ${toldByCompanies(UN_GOALS_ON_DISPLAY, 2)}; allein keine.</p>`,
  },
  decade: {
    title: 'Ein Jahrzehnt',
    body: html`<p>Ein Spiel dauert höchstens ${spelled(USUAL_DECADES)} Jahrzehnte, ${longer}.</p>
      <ol>
        <li><b>Versorgung</b> (nicht im ersten Jahrzehnt): Einkommen, Energie für die Regionen, eine Katastrophe.</li>
        <li><b>Betrieb</b>: Runden, in denen alle je einen Zug machen: ${toldByCompanies(ROUNDS)}.</li>
        <li>Prüft, ob das Spiel endet; dann wandert das Startplättchen nach links.</li>
      </ol>`,
  },
  turn: {
    title: 'Ein Zug',
    body: html`<p>Führe <b>eine Aktion</b> aus: vorschlagen, einrichten oder bauen. Du musst, wenn du kannst. Außerdem darfst du je
        einmal, jederzeit außerhalb der Aktion: einen Forscher bewegen, am Markt handeln, eine Karte spielen.</p>
      <p>Am Ende deines Zuges bringt dir einer deiner Forscher auf einem Projekt einen Schritt Expertise in dessen Quelle, und
        vollständige Gipfel finden statt.</p>`,
  },
  propose: {
    title: 'Ein Projekt vorschlagen',
    body: html`<p>Lege ein Projekt einer der ${spelled(SOURCES_WANTED)} Quellen von der Agenda der Region auf ein leeres Feld und nimm die
        Förderung, die dort steht: <b>Geld</b>, einen Dollar für jedes CEP in der Region und mindestens einen;
        <b>${GRANT_CUBES} Tech</b>; oder <b>Forschung</b>: Wirb einen Forscher an oder bewege einen.</p>`,
  },
  install: {
    title: 'Ein Projekt einrichten',
    body: html`<p>Zahle ein CEP von deiner Hand oder aus einer Region, die du kontrollierst, und nimm, was die Quelle bringt:</p>
      <ul>${ENERGIES.map((energy) => html`<li>${SOURCES[energy]}: ${speak(BENEFITS[energy].say)}</li>`)}</ul>
      <p>Es ist egal, wer es vorgeschlagen hat. Steht ein fremder Forscher auf dem Projekt, zahlst du vorher
        ${dollars(EVICTION_COINS)}, damit er geht.</p>`,
  },
  construct: {
    title: 'Ein Kraftwerk bauen',
    body: html`<p>Zahle das Geld und das Tech des obersten Kraftwerks im Stapel. Du brauchst so viel Expertise in der Quelle, wie Tech
        darauf gedruckt ist; Tech, das nach einer Katastrophe in der Region liegt, bezahlt eines davon. Du erhältst die Punkte und
        einen Schritt Expertise. Das Projektplättchen geht zurück in den Vorrat.</p>
      <p>Dein eigener Forscher auf diesem Plättchen geht mit deinem Freizug; ist der verbraucht, geht er auf deine Hand.</p>
      <p>Das Kraftwerk kommt auf das leere Bedarfsfeld ganz links. In einer vollen Region ersetzt es das älteste fossile Kraftwerk: Der
        CO₂-Wert sinkt um dessen Ausstoß, und ein CEP vom Markt geht an die Region, wenn dort Platz ist. Eine Region, die ganz mit
        grüner Energie läuft, nimmt keines mehr auf.</p>`,
  },
  regions: {
    title: 'Kontrolle über eine Region',
    body: html`<p>Die erste Firma mit einem Kraftwerk kontrolliert die Region: Die CEPs dort kann sie ausgeben wie die auf der Hand. Wer
        später dort baut, übernimmt sie mit <b>mehr verschiedenen begehrten Quellen</b>; bei gleich vielen durch die Quelle, die
        auf der Agenda höher steht; dann durch Expertise; und bei völligem Gleichstand gewinnt, wer baut.</p>`,
  },
  scientists: {
    title: 'Forscher',
    body: html`<p>Du hast ${spelled(SCIENTISTS)}; ${SCIENTISTS_IN_HAND} davon ist zu Beginn auf deiner Hand. Einmal pro Zug geht ein
        Forscher zu einem freien Projekt, von einem Projekt zu einem Gipfel über dessen Quelle oder zurück auf deine Hand.</p>
      <p>Richtet jemand das Projekt ein, das dein Forscher studiert, oder baut es, bekommst du ${dollars(EVICTION_COINS)}; der
        Forscher geht mit einem Schritt Expertise auf deine Hand oder zu einem Gipfel über diese Quelle, wenn dort Platz ist. Mit
        Anweisungen entscheidest du das vorher, und niemand muss auf deine Antwort warten.</p>`,
  },
  summits: {
    title: 'Gipfel',
    body: html`<p>Hat jedes Thema eines Gipfels einen Redner, findet er am Ende des Zuges statt. Jede Firma erhält einen Schritt
        Expertise für jedes Thema, zu dem ihre Forscher sprachen, und einen weiteren in einem Thema des Gipfels ihrer Wahl. Die
        Forscher kehren auf die Hand ihrer Firma zurück, und ein neuer Gipfel wird angekündigt.</p>`,
  },
};
