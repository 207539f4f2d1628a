import { html, type TemplateResult } from 'lit';
import { count, list } from '../../../language/english.ts';
import { TYPE } from '../forms.en.ts';
import type { ClashIcon } from '../rules/cold-war/cards/clash.ts';
import type { Contest, Strength } from '../rules/cold-war/cards/clock.ts';
import type { Spot, StructureType } from '../rules/tables.ts';
import type { RivalPlace } from './facts.ts';

const CONTEST: Readonly<Record<Contest, string>> = {
  military: 'Military',
  space: 'Space Race',
  diplomacy: 'Diplomacy',
};
const SPOT: Readonly<Record<Spot, string>> = { left: 'left', middle: 'middle', right: 'right' };
const ICON: Readonly<Record<ClashIcon, string>> = {
  un: 'one step in the United Nations',
  token: 'one token off the track',
  clock: 'the Doomsday Clock moves on',
  left: 'the left achievement is removed',
  middle: 'the middle achievement is removed',
  right: 'the right achievement is removed',
};

const shownIn = (shown: readonly Strength[]): string =>
  list(shown.map(({ contest, amount }) => `${amount} in ${CONTEST[contest]}`));
const rivalPlace = ({ place, spot }: RivalPlace): string =>
  spot ? `${place}, where the ${SPOT[spot]} card is discarded` : place;

/** What the modules of Cold War put on the desk. */
export const coldWar = {
  contests: CONTEST,
  megastructures: {
    region: 'Megastructures',
    builtAt: (type: StructureType, price: TemplateResult): TemplateResult =>
      html`Built at the ${TYPE[type]} market for ${price}, instead of a structure.`,
  },
  spies: {
    title: 'Whose structure do you use?',
    gets: (money: number) => `gets $${money}`,
    how: 'One worker or energy goes on this card, the usual ones into the slot abroad. They stay there until you generate.',
  },
  clock: {
    name: 'Clock',
    shows: (hour: number, of: number) => `The clock shows ${hour} of ${of}`,
    at: (hour: number, of: number) => `Doomsday Clock: ${hour} of ${of}`,
    of: (hours: number) => `of ${hours}`,
    faceUp: 'Cold War symbols face up',
    first: '1st',
    second: '2nd',
    left: 'left',
  },
  coldWar: {
    region: 'Cold War cards',
    faceDown: (cards: number) => `${cards} face down`,
    ownFaceDown: (cards: number) => `${cards} face down, only you can look`,
    hidden: 'hidden',
    keep: 'One face up, one hidden',
    faceUp: 'Face up',
    keepHidden: 'Keep it hidden',
    third: 'The third card goes back under the deck.',
    hide: 'hide',
    layFaceUp: 'Lay it face up',
    strength: (shown: readonly Strength[], points: number) =>
      `Strength at the end: ${shownIn(shown)}. The card itself is worth ${count(points, 'point')}.`,
    title: 'The Cold War',
    contests: (hour: number, half: number) =>
      `At the end the leader of each contest scores as many points as the clock shows, now ${hour}; second place scores ${half}. Tied leaders score ${half} each, and there is no second place.`,
    unknown: 'The numbers count cards lying face up. Hidden ones count as well, and nobody knows them yet.',
  },
  rival: {
    cards: 'The Rival’s cards',
    allCards: (rival: string) => `${rival}: all its cards`,
    deck: (cards: number, deck: 'early' | 'late') => `${count(cards, 'card')}, ${deck === 'early' ? 'Early' : 'Late'}`,
    tokens: 'tokens taken off the track',
    removed: (tiles: readonly string[]) => `Removed: ${list(tiles)}.`,
    noCard: 'It has not played a card yet.',
    faceDown: 'face down',
    icon: ICON,
    cardGone: (spot: Spot) => `the ${SPOT[spot]} card of the market is discarded`,
    places: (first: RivalPlace, second: RivalPlace, icon: ClashIcon | undefined) =>
      `One worker to ${rivalPlace(first)}; one to ${rivalPlace(second)}.${icon ? ` Then ${ICON[icon]}.` : ''}`,
    worth: (points: number, shown: readonly Strength[]) =>
      shown.length > 0
        ? `Worth ${count(points, 'point')} to the Rival, and on the Doomsday Clock it counts ${shownIn(shown)}.`
        : `Worth ${count(points, 'point')} to the Rival.`,
  },
};
