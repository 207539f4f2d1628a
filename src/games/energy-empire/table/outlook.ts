import { capital, type Speaker } from '../../../engine/message.ts';
import { WORKPLACES } from '../rules/cards/locations.ts';
import { type CardId, structureOf } from '../rules/cards/structures.ts';
import { MIDNIGHT } from '../rules/cold-war/cards/clock.ts';
import { type Cost, DICE, DIE, type PlaceId, RESOURCES, type Resource, TYPES } from '../rules/tables.ts';
import type { MatView, PlaceView, View } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { placeIn } from './places.ts';

/** How many tokens a plank takes in all, and for one use. */
export const ROOM = { single: 1, double: 2, 'two-singles': 2, none: 0 } as const;
const USE = { single: 1, double: 2, 'two-singles': 1, none: 1 } as const;

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** What working at a location would mean for one player right now, in a few short sentences. */
export function outlook(view: View, mat: MatView, id: PlaceId, speaker: Speaker): string[] {
  const place = placeIn(view, id);
  return [
    energySentence(place, mat),
    ...lyingThere(place),
    ...aboutMarket(view, mat, id),
    ...aboutDice(view, mat, id, speaker),
    ...aboutOil(view, mat, id),
    ...aboutClock(view, mat, id),
    ...afterwards(mat, id, speaker),
  ];
}

function energySentence({ energyNeeded }: PlaceView, { energy, workers }: MatView): string {
  if (workers === 0) return 'You have no worker left to place.';
  if (energyNeeded === 0) return `No stack here: no energy needed. You have ${energy}.`;
  const have = energy < energyNeeded ? `you have only ${energy}` : `you have ${energy}`;
  return `Your stack must be the tallest: ${energyNeeded} energy, ${have}.`;
}

function lyingThere({ pieces }: PlaceView): string[] {
  const goods = [
    ...RESOURCES.flatMap((resource) => (pieces[resource] > 0 ? goodWords(resource, pieces[resource]) : [])),
    ...(['pollution', 'contamination'] as const).flatMap((token) =>
      pieces[token] > 0 ? `${pieces[token]} ${token}` : [],
    ),
  ];
  return goods.length > 0 ? [`Whoever works here next first takes ${goods.join(', ')}.`] : [];
}

const goodWords = (resource: Resource, amount: number): string =>
  resource === 'money' ? `$${amount}` : `${amount} ${resource}`;

const canPay = ({ resources }: MatView, cost: Cost): boolean =>
  RESOURCES.every((resource) => resources[resource] >= (cost[resource] ?? 0));

function aboutMarket(view: View, mat: MatView, id: PlaceId): string[] {
  const type = TYPES.find((one) => id === `${one}-market`);
  if (!type) return [];
  const cards = view.markets[type].spots.filter(({ card }) => card);
  const affordable = cards.filter(({ prices }) => prices.some((price) => canPay(mat, price)));
  return [
    `You can pay for ${affordable.length === cards.length ? 'any card' : `${affordable.length} of ${count(cards.length, 'card')}`}.`,
  ];
}

function aboutDice({ supply }: View, mat: MatView, id: PlaceId, speaker: Speaker): string[] {
  if (id !== 'power-plant') return [];
  const names = DICE.flatMap((die) => {
    const { price } = DIE[die];
    return price && supply.dice[die] > 0 && canPay(mat, price) ? speaker.say(say(`die.${die}`)) : [];
  });
  return [names.length > 0 ? `You can pay for: ${names.join(', ')}.` : 'You cannot pay for any die.'];
}

function aboutOil({ track: { oilPrice } }: View, { resources }: MatView, id: PlaceId): string[] {
  if (id !== 'buy-sell-oil') return [];
  const buys = resources.money >= oilPrice ? `Buy 3 oil for $${oilPrice}` : '';
  const sells = resources.oil >= 3 ? `sell 3 oil for $${oilPrice}` : '';
  const deals = [buys, sells].filter(Boolean).join(', or ');
  return deals ? [`${capital(deals)}.`] : [];
}

/** The price of the hour, what it brings, and that the next one pays more. */
function aboutClock({ clock }: View, mat: MatView, id: PlaceId): string[] {
  if (id !== 'doomsday-clock' || !clock) return [];
  const { hour, cost, token, deck } = clock;
  const price = RESOURCES.flatMap((resource) => (cost[resource] ? goodWords(resource, cost[resource]) : []));
  const lacks = canPay(mat, cost) ? '' : ', which you do not have';
  const next = hour === MIDNIGHT ? 'The hand stays at midnight' : `The hand moves on to ${hour + 1}`;
  const drawn = Math.min(deck, 3);
  return [
    `It costs ${price.join(' and ')}${lacks}.`,
    ...(token ? [`You take 1 ${token} off the track.`] : []),
    `${next}; you draw ${count(drawn, 'card')}${drawn > 2 ? ' and keep 2' : ''}.`,
  ];
}

/** Structures of the location's type whose plank has room; of all types after work at the clock. */
export function usableAfter({ structures }: MatView, id: PlaceId): CardId[] {
  return structures
    .filter(({ card, tokens }) => {
      const { type, plank } = structureOf(card);
      return (WORKPLACES[id].type ?? type) === type && tokens.length + USE[plank] <= ROOM[plank];
    })
    .map(({ card }) => card);
}

function afterwards(mat: MatView, id: PlaceId, speaker: Speaker): string[] {
  const names = usableAfter(mat, id).map((card) => speaker.say(say(`structure.${structureOf(card).id}`)));
  return names.length > 0 ? [`Afterwards you may use ${names.join(', ')}.`] : [];
}
