import { speaker } from '../../../engine/message.ts';
import { list, spelled } from '../../../language/english.ts';
import { REGIONS } from '../names.en.ts';
import { CLOCKWISE, DEMAND_SPACES } from '../rules/tables/regions.ts';
import { words } from '../words.en.ts';
import { byCompanies } from './facts.ts';

/** Names and effects are told in the words of the game itself. */
export const { say: speak } = speaker(words, []);

export const money = (coins: number): string => `$${coins}`;

/** `7 with two companies, 10 with three or more`: a list that starts with the solitaire game. */
export const toldByCompanies = (values: readonly number[], from = 1): string =>
  list(
    byCompanies(values, from).map(({ value, companies, isFirst, orMore }) => {
      const many = companies === 1 ? 'one company' : `${spelled(companies)}${isFirst ? ' companies' : ''}`;
      return `${value} with ${many}${orMore ? ' or more' : ''}`;
    }),
  );

/** `North America 5, Europe 5 …`: the demand spaces of each region. */
export const demand = list(CLOCKWISE.map((region) => `${REGIONS[region]} ${DEMAND_SPACES[region]}`));
