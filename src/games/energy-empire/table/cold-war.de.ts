import { html } from 'lit';
import { count, list } from '../../../language/german.ts';
import { dollars, MARKET } from '../forms.de.ts';
import type { ClashIcon } from '../rules/cold-war/cards/clash.ts';
import type { Contest, Strength } from '../rules/cold-war/cards/clock.ts';
import type { Spot } from '../rules/tables.ts';
import type { RivalPlace } from './facts.ts';
import type { ColdWarTexts } from './words.ts';

const CONTEST: Readonly<Record<Contest, string>> = {
  military: 'Militär',
  space: 'Wettlauf ins All',
  diplomacy: 'Diplomatie',
};
const SPOT: Readonly<Record<Spot, string>> = { left: 'linke', middle: 'mittlere', right: 'rechte' };
const ICON: Readonly<Record<ClashIcon, string>> = {
  un: 'eine Stufe bei den Vereinten Nationen',
  token: 'ein Marker geht von der Leiste',
  clock: 'die Atomkriegsuhr rückt vor',
  left: 'der linke Erfolg wird entfernt',
  middle: 'der mittlere Erfolg wird entfernt',
  right: 'der rechte Erfolg wird entfernt',
};

const points = (amount: number): string => count(amount, 'Punkt', 'Punkte');
const shownIn = (shown: readonly Strength[]): string =>
  list(shown.map(({ contest, amount }) => `${CONTEST[contest]} ${amount}`));
const rivalPlace = ({ place, spot }: RivalPlace): string =>
  spot ? `${place} (die ${SPOT[spot]} Karte wird abgelegt)` : place;

/** What the modules of Cold War put on the desk, in German. */
export const coldWar: ColdWarTexts = {
  contests: CONTEST,
  megastructures: {
    region: 'Großprojekte',
    builtAt: (type, price) => html`Gebaut auf dem ${MARKET[type]} für ${price}, statt eines Gebäudes.`,
  },
  spies: {
    title: 'Wessen Gebäude nutzt du?',
    gets: (money) => `erhält ${dollars(money)}`,
    how: 'Ein Arbeiter oder eine Energie kommt auf diese Karte, die üblichen auf das fremde Einsatzfeld. Sie bleiben dort, bis du Energie erzeugst.',
  },
  clock: {
    name: 'Uhr',
    shows: (hour, of) => `Die Uhr zeigt ${hour} von ${of}`,
    at: (hour, of) => `Atomkriegsuhr: ${hour} von ${of}`,
    of: (hours) => `von ${hours}`,
    faceUp: 'Offene Cold-War-Symbole',
    first: '1.',
    second: '2.',
    left: 'übrig',
  },
  coldWar: {
    region: 'Cold-War-Karten',
    faceDown: (cards) => `${cards} verdeckt`,
    ownFaceDown: (cards) => `${cards} verdeckt, nur du kannst sie ansehen`,
    hidden: 'verdeckt',
    keep: 'Eine offen, eine verdeckt',
    faceUp: 'Offen',
    keepHidden: 'Verdeckt behalten',
    third: 'Die dritte Karte kommt unter den Stapel.',
    hide: 'verdeckt',
    layFaceUp: 'Offen hinlegen',
    strength: (shown, worth) => `Stärke am Ende: ${shownIn(shown)}. Die Karte selbst ist ${points(worth)} wert.`,
    title: 'Der Kalte Krieg',
    contests: (hour, half) =>
      `Wer am Ende in einem Wettstreit führt, erhält so viele Punkte, wie die Uhr zeigt, jetzt ${hour}; der zweite Platz erhält ${half}. Bei Gleichstand vorn gibt es je ${half} und keinen zweiten Platz.`,
    unknown: 'Die Zahlen zählen offene Karten. Auch verdeckte zählen, doch niemand kennt sie bisher.',
  },
  rival: {
    cards: 'Karten des Rivalen',
    allCards: (rival) => `${rival}: alle seine Karten`,
    deck: (cards, deck) => `${count(cards, 'Karte', 'Karten')}, ${deck === 'early' ? 'Früh' : 'Spät'}`,
    tokens: 'von der Leiste genommene Marker',
    removed: (tiles) => `Entfernt: ${list(tiles)}.`,
    noCard: 'Er hat noch keine Karte gespielt.',
    faceDown: 'verdeckt',
    icon: ICON,
    cardGone: (spot) => `die ${SPOT[spot]} Karte des Marktes wird abgelegt`,
    places: (first, second, icon) =>
      `Ein Arbeiter: ${rivalPlace(first)}; einer: ${rivalPlace(second)}.${icon ? ` Danach: ${ICON[icon]}.` : ''}`,
    worth: (worth, shown) =>
      shown.length > 0
        ? `Dem Rivalen ${points(worth)} wert; an der Atomkriegsuhr zählt sie: ${shownIn(shown)}.`
        : `Dem Rivalen ${points(worth)} wert.`,
  },
};
