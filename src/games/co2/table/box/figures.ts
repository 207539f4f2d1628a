import { html, type TemplateResult } from 'lit';
import type { RefOf } from '../../../../engine/lexicon.ts';
import type { Speaker } from '../../../../engine/message.ts';
import type { Holding } from '../../../../ui/kit/receipt.ts';
import type { SeatFigure } from '../../../box.ts';
import type { Co2 } from '../../rules/lexicon.ts';
import { refs } from '../../rules/refs.ts';
import { ENERGIES } from '../../rules/tables/energies.ts';
import type { RegionView, View } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { labels } from '../words.ts';

/** What everybody may know of a company, the two figures a phone has room for first. */
export function figures({ players }: View, seat: number): SeatFigure[] {
  const player = players[seat];
  if (!player) return [];
  const { company } = labels;
  const { coins, permits, cubes, scientists, plants, unGoals, lobbyCards } = player;
  const recruited = scientists.filter((at) => at !== 'pool').length;
  const inHand = scientists.filter((at) => at === 'hand').length;
  return [
    { icon: 'money', value: coins, label: company.money },
    { icon: 'cep', value: permits, label: company.cepsInHand },
    { icon: 'tech', value: cubes, label: company.tech },
    { icon: 'scientist', value: `${inHand}/${recruited}`, label: company.scientistsOf },
    { icon: 'construct', value: plants.length, label: company.plants },
    { icon: 'goal', value: unGoals.length, label: company.unGoals },
    { icon: 'propose', value: lobbyCards, label: company.lobbyCards },
  ];
}

/** Everything of a company that is counted, and what it does to the planet. */
export function ledger({ players, ppm, viewer, standing }: View, seat: number): Holding[] {
  const player = players[seat];
  if (!player) return [];
  const { company } = labels;
  const { coins, permits, cubes, scientists, plants, unGoals, expertise, income } = player;
  return [
    { icon: 'money', label: company.money, said: company.dollars, value: coins },
    { icon: 'cep', label: company.cepsInHand, said: company.ceps, value: permits },
    { icon: 'tech', label: company.tech, value: cubes },
    {
      icon: 'scientist',
      label: company.scientistsInHand,
      said: company.scientists,
      value: scientists.filter((at) => at === 'hand').length,
    },
    ...ENERGIES.map((energy) => ({
      icon: energy,
      label: company.expertiseIn(energy),
      said: (amount: number) => company.expertise(amount, energy),
      value: expertise[energy],
    })),
    { icon: 'construct', label: company.plants, said: company.plantsOf, value: plants.length },
    { icon: 'goal', label: company.unGoals, said: company.unGoalsOf, value: unGoals.length },
    { icon: 'expertise', label: company.nextIncome, said: company.income, value: income },
    {
      icon: 'vp',
      label: company.pointsNow,
      said: company.points,
      value: standing.totals[seat] ?? 0,
      isScore: true,
    },
    ...(viewer === seat ? [{ icon: 'ppm', label: company.ppm, value: ppm, isHarm: true as const }] : []),
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
  const { mat: titles } = labels.company;
  const known = ENERGIES.filter((energy) => expertise[energy] > 0);
  const lines: readonly (readonly [string, string])[] = [
    [titles.expertise, titles.known(known.map((energy) => [energy, expertise[energy]] as const))],
    [titles.income, String(income)],
    [titles.plants, plants.map((plant) => speaker.say(say('plant.name', { plant }))).join(', ')],
    [titles.controls, regions.map(labels.region).join(', ')],
    [titles.unGoals, unGoals.map((card) => speaker.say(say('card.name', { card }))).join(', ')],
    [titles.goal, goalDiscarded ? titles.givenUp : titles.secret],
  ];
  return html`<dl class="figures">${lines.map(([title, text]) => html`<dt>${title}</dt><dd>${text || titles.none}</dd>`)}</dl>`;
}
