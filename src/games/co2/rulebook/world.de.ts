import { html } from 'lit';
import { list, spelled } from '../../../language/german.ts';
import type { WordsOf } from '../../../language/phrasebook.ts';
import { dollars, FOSSILS as KINDS, REGIONS } from '../names.de.ts';
import {
  AUCTION_CUBE_VALUE,
  COINS_PER_POINT,
  COMPANY_GOAL_COINS,
  DISASTER_POINTS,
  GREEN_REGIONS_TO_END,
  LOST_AT,
  MAJORITY_POINTS,
  MARKET,
  SAFE_BELOW,
  UN_GOAL_CUBES,
} from '../rules/tables/constants.ts';
import { FOSSIL_KINDS, FOSSILS, PRESETS } from '../rules/tables/fossils.ts';
import { CLOCKWISE } from '../rules/tables/regions.ts';
import { say } from '../rules/vocabulary.ts';
import { PAIRS_PAID_FROM, STARTS } from './facts.ts';
import { demand, speak } from './figures.de.ts';
import type { world as english } from './world.en.ts';

const [FIRST_REGION = 'north-america'] = CLOCKWISE;

export const world: WordsOf<typeof english> = {
  expertise: {
    title: 'Expertise und Einkommen',
    body: html`<p>Wenn ein Jahrzehnt beginnt, verdienen alle auf dem höchsten besetzten Feld einer Leiste, was daneben steht; bei
        ${spelled(PAIRS_PAID_FROM)} Firmen oder mehr verdienen auch alle auf dem nächstniedrigeren. Nimm Einkommen als Geld, als
        Punkte oder gemischt.</p>
      <p>Ein Feld mit einem Zeichen bringt seinen Bonus, wenn deine Scheibe dort ankommt: einen Schritt auf einer anderen Leiste,
        ein Tech, ein CEP vom Markt für eine Region oder einen Schritt deiner Wahl. Ein Bonus kann einen weiteren auslösen.</p>`,
  },
  permits: {
    title: 'CEPs',
    body: html`<p>CEPs erlauben den Ausstoß von CO₂. Du bezahlst damit das Einrichten von Projekten und fossile Kraftwerke in Regionen, die
        du kontrollierst. Eine Region fasst höchstens so viele, wie sie Bedarfsfelder hat: ${demand}.</p>`,
  },
  market: {
    title: 'Der CEP-Markt',
    body: html`<p>Kaufe einmal pro Zug ein CEP zum Preis oder verkaufe eines von deiner Hand. CEPs in einer Region kann man nicht
        verkaufen.</p>
      <p>Ein Kauf nimmt ein CEP vom Stapel und ändert den Preis nicht. Wird das letzte CEP des Stapels genommen, kommen
        ${spelled(MARKET.refill)} neue hin, und der Preis steigt um einen Dollar, höchstens auf ${dollars(MARKET.maxPrice)}. Ein
        Verkauf senkt ihn um einen Dollar, nie unter ${dollars(MARKET.minPrice)}.</p>
      <p>Kaufe und verkaufe nie im selben Zug; nach dem Auffüllen kann man für den Rest des Zuges nichts verkaufen.</p>`,
  },
  supply: {
    title: 'Energieversorgung',
    body: html`<p>Ein Tech, das in einer Region liegt, wird verbraucht. Dann bekommt im Uhrzeigersinn ab ${REGIONS[FIRST_REGION]} jede Region,
        deren Bedarfsfeld dieses Jahrzehnts noch leer ist, ein fossiles Kraftwerk vom Stapel:
        ${list(FOSSIL_KINDS.map((kind) => `${KINDS[kind]} ${FOSSILS[kind].ppm}`))} ppm.</p>
      <p>Dafür wird ein CEP gezahlt: aus der Region, wenn niemand sie kontrolliert; sonst von der kontrollierenden Firma, von der Hand
        oder aus einer Region, die sie kontrolliert. Hat sie keines, muss sie eines kaufen; fehlendes Geld zahlt sie in Punkten,
        oder sie gibt ihr Firmenziel auf.</p>`,
  },
  ppm: {
    title: 'Der CO₂-Wert',
    body: html`<p>Jedes fossile Kraftwerk erhöht den CO₂-Wert, jedes ersetzte senkt ihn. Ab <b>${SAFE_BELOW} ppm</b> gibt es
        Katastrophen. Liegt er nach einer Versorgung bei <b>${LOST_AT} ppm</b> oder mehr, ist das Spiel vorbei, und alle haben
        verloren. Allein spielst du bei genau ${LOST_AT} weiter; darüber endet dein Spiel und wird ohne letztes Einkommen
        gewertet.</p>`,
  },
  disasters: {
    title: 'Katastrophen',
    body: html`<p>Liegt der CO₂-Wert nach den neuen fossilen Kraftwerken eines Jahrzehnts bei ${SAFE_BELOW} ppm oder mehr, trifft die nächste
        Katastrophe ihre Region: Jede Firma ohne Kraftwerk dort schickt ein Tech, und wer keines hat, verliert
        ${-DISASTER_POINTS} Punkte. Tech in einer Region hilft allen, die dort bauen. Die nächste Katastrophe ist immer bekannt.</p>`,
  },
  lobby: {
    title: 'Lobbykarten',
    body: html`<p>Spiele eine Karte pro Zug. Der obere Teil gilt, während du tust, was er zeigt, etwa ein Solarkraftwerk bauen; den unteren
        Teil darfst du in deinem Zug jederzeit außerhalb der Aktion spielen. Ein UN-Ziel zu erfüllen zählt als die Karte des
        Zuges.</p>`,
  },
  'un-goals': {
    title: 'UN-Ziele',
    body: html`<p>Hast du jede Quelle eines offenen Ziels gebaut, erfülle es für ${UN_GOAL_CUBES} Tech und erhalte seine Punkte. Wer es zuerst
        erfüllt, behält es.</p>`,
  },
  'company-goals': {
    title: 'Firmenziele',
    body: html`<p>Dein geheimes Ziel wird am Ende gewertet. In deinem Zug darfst du es jederzeit für ${dollars(COMPANY_GOAL_COINS)} aufgeben;
        es bleibt trotzdem geheim. Am Ende bekommst du, was mehr wert ist, das Ziel oder das Geld.</p>`,
  },
  end: {
    title: 'Das Ende',
    body: html`<p>Nach einer Betriebsphase endet das Spiel, wenn das letzte Jahrzehnt vorbei ist, wenn ${spelled(GREEN_REGIONS_TO_END)}
        Regionen ganz mit grüner Energie laufen oder wenn der CO₂-Wert wieder unter ${SAFE_BELOW} liegt, nachdem er bei
        ${SAFE_BELOW} oder mehr war.</p>
      <p>Dann werden CEPs zum Preis verkauft, auch die in deinen Regionen, ein letztes Einkommen wird in Punkten gezahlt, Firmenziele
        werden aufgedeckt, und Geld wird zu Punkten, ${dollars(COINS_PER_POINT)} für jeden. Am meisten Tech und die meisten
        UN-Ziele bringen je ${MAJORITY_POINTS}, bei Gleichstand allen Beteiligten. Bei Gleichstand entscheiden mehr Kraftwerke, dann die
        Expertise Quelle für Quelle, dann die Regionen.</p>`,
  },
  variants: {
    title: 'Varianten',
    body: html`<ul>
        <li><b>Fossile Kraftwerke zu Beginn:</b> wie schmutzig die Luft am Anfang ist.
          ${STARTS.map(
            ({ preset, plants }) =>
              html`${speak(say(`option.fossils.${preset}`))}: ${list(plants.map(([many, kind]) => `${many} ${KINDS[kind]}`))}. `,
          )}
          „Extrem“ nimmt außerdem ${PRESETS.extreme.gasRemoved} Gaskraftwerke aus dem Stapel.</li>
        <li><b>Versteigerung:</b> In jedem Jahrzehnt bieten die Firmen darum, den Startspieler zu bestimmen. Ein Tech zählt
          ${dollars(AUCTION_CUBE_VALUE)}, ein CEP seinen Preis.</li>
        <li><b>Draft:</b> Lobbykarten wählst du einzeln aus Päckchen, die herumgehen.</li>
        <li><b>Anweisungen:</b> Fragen in fremden Zügen beantwortest du vorher.</li>
        <li><b>Allein:</b> Ein Projekt jeder Quelle beginnt auf dem Plan. Für eine gespielte Karte kommt eine neue, und jeder obere
          Teil deckt ein UN-Ziel auf; eine Katastrophe nimmt eines weg.</li>
      </ul>`,
  },
};
