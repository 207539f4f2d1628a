import { speaker } from '../../../engine/message.ts';
import { list, spelled } from '../../../language/german.ts';
import { REGIONS } from '../names.de.ts';
import { CLOCKWISE, DEMAND_SPACES } from '../rules/tables/regions.ts';
import { words } from '../words.de.ts';
import { byCompanies } from './facts.ts';

/** Namen und Wirkungen stehen hier in den Worten des Spiels selbst. */
export const { say: speak } = speaker(words, []);

/** `7 bei zwei Firmen und 10 bei drei oder mehr`: Die Liste beginnt mit dem Solospiel. */
export const toldByCompanies = (values: readonly number[], from = 1): string =>
  list(
    byCompanies(values, from).map(({ value, companies, isFirst, orMore }) => {
      const many = companies === 1 ? 'einer Firma' : `${spelled(companies)}${isFirst ? ' Firmen' : ''}`;
      return `${value} bei ${many}${orMore ? ' oder mehr' : ''}`;
    }),
  );

/** `Nordamerika 5, Europa 5 …`: die Bedarfsfelder jeder Region. */
export const demand = list(CLOCKWISE.map((region) => `${REGIONS[region]} ${DEMAND_SPACES[region]}`));
