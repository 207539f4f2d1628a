import { html, type TemplateResult } from 'lit';
import type { RefOf } from '../../../../engine/lexicon.ts';
import type { Speaker } from '../../../../engine/message.ts';
import type { Holding } from '../../../../ui/kit/receipt.ts';
import type { SeatFigure } from '../../../box.ts';
import { count } from '../../../english.ts';
import type { Co2 } from '../../rules/lexicon.ts';
import { refs } from '../../rules/refs.ts';
import { ENERGIES } from '../../rules/tables/energies.ts';
import type { RegionView, View } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { energyName, regionName } from '../words.ts';

/** What everybody may know of a company, the two figures a phone has room for first. */
export function figures({ players }: View, seat: number): SeatFigure[] {
  const player = players[seat];
  if (!player) return [];
  const { coins, permits, cubes, scientists, plants, unGoals, lobbyCards } = player;
  const recruited = scientists.filter((at) => at !== 'pool').length;
  const inHand = scientists.filter((at) => at === 'hand').length;
  return [
    { icon: 'money', value: coins, label: 'money' },
    { icon: 'cep', value: permits, label: 'CEPs in hand' },
    { icon: 'tech', value: cubes, label: 'tech' },
    { icon: 'scientist', value: `${inHand}/${recruited}`, label: 'scientists in hand, of those recruited' },
    { icon: 'construct', value: plants.length, label: 'plants' },
    { icon: 'goal', value: unGoals.length, label: 'UN goals' },
    { icon: 'propose', value: lobbyCards, label: 'lobby cards' },
  ];
}

/** Everything of a company that is counted, and what it does to the planet. */
export function ledger({ players, ppm, viewer, standing }: View, seat: number): Holding[] {
  const player = players[seat];
  if (!player) return [];
  const { coins, permits, cubes, scientists, plants, unGoals, expertise, income } = player;
  return [
    { icon: 'money', label: 'money', said: (amount) => `$${amount}`, value: coins },
    { icon: 'cep', label: 'CEPs in hand', said: (amount) => count(amount, 'CEP'), value: permits },
    { icon: 'tech', label: 'tech', value: cubes },
    {
      icon: 'scientist',
      label: 'scientists in hand',
      said: (amount) => count(amount, 'scientist'),
      value: scientists.filter((at) => at === 'hand').length,
    },
    ...ENERGIES.map((energy) => ({
      icon: energy,
      label: `expertise in ${energyName(energy)}`,
      said: (amount: number) => `${amount} expertise in ${energyName(energy).toLowerCase()}`,
      value: expertise[energy],
    })),
    { icon: 'construct', label: 'plants', said: (amount) => count(amount, 'plant'), value: plants.length },
    { icon: 'goal', label: 'UN goals', said: (amount) => count(amount, 'UN goal'), value: unGoals.length },
    { icon: 'expertise', label: 'next income', said: (amount) => `${amount} income`, value: income },
    {
      icon: 'vp',
      label: 'points, if the game ended now',
      said: (amount) => count(amount, 'point'),
      value: standing.totals[seat] ?? 0,
      isScore: true,
    },
    ...(viewer === seat ? [{ icon: 'ppm', label: 'ppm of CO₂', value: ppm, isHarm: true as const }] : []),
  ];
}

/**
 * Whoever looks at a project wants to see it done: whatever source is proposed, the grant is the same; a permit comes
 * from the hand; a card may still be shown with it.
 */
export function intends(ref: RefOf<Co2>, { regions }: View): readonly RefOf<Co2>[] {
  const isHere = ({ id, slots }: RegionView): boolean => slots.some(({ slot }) => ref === refs.project(id, slot));
  const sources = regions.filter(isHere).flatMap(({ id, priorities }) => priorities.map((one) => refs.agenda(id, one)));
  return sources.length > 0 ? [...sources, refs.permitInHand, refs.decline] : [];
}

/** The rest of what is public about a company, in words. */
export function mat({ players }: View, seat: number, speaker: Speaker): TemplateResult | undefined {
  const player = players[seat];
  if (!player) return undefined;
  const { plants, regions, unGoals, expertise, income, goalDiscarded } = player;
  const known = ENERGIES.filter((energy) => expertise[energy] > 0);
  const lines: readonly (readonly [string, string])[] = [
    ['Expertise', known.map((energy) => `${energyName(energy).toLowerCase()} ${expertise[energy]}`).join(', ')],
    ['Next income', String(income)],
    ['Plants', plants.map((plant) => speaker.say(say('plant.name', { plant }))).join(', ')],
    ['Controls', regions.map(regionName).join(', ')],
    ['UN goals', unGoals.map((card) => speaker.say(say('card.name', { card }))).join(', ')],
    ['Company goal', goalDiscarded ? 'given up' : 'secret'],
  ];
  return html`<dl class="figures">${lines.map(([title, text]) => html`<dt>${title}</dt><dd>${text || 'none'}</dd>`)}</dl>`;
}
