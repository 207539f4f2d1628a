import { speaker } from '../../../engine/message.ts';
import { list, spelled } from '../../../language/french.ts';
import { REGIONS } from '../names.fr.ts';
import { CLOCKWISE, DEMAND_SPACES } from '../rules/tables/regions.ts';
import { words } from '../words.fr.ts';
import { byCompanies } from './facts.ts';

/** Noms et effets sont dits avec les mots du jeu lui-même. */
export const { say: speak } = speaker(words, []);

/** `7 à deux entreprises et 10 à trois ou plus` : la liste commence par le jeu en solitaire. */
export const toldByCompanies = (values: readonly number[], from = 1): string =>
  list(
    byCompanies(values, from).map(({ value, companies, isFirst, orMore }) => {
      const many = companies === 1 ? 'une entreprise' : `${spelled(companies)}${isFirst ? ' entreprises' : ''}`;
      return `${value} à ${many}${orMore ? ' ou plus' : ''}`;
    }),
  );

/** `Amérique du Nord 5, Europe 5 …` : les cases de demande de chaque région. */
export const demand = list(CLOCKWISE.map((region) => `${REGIONS[region]} ${DEMAND_SPACES[region]}`));
