import type { IconName } from '../../../../ui/kit/icon.ts';
import type { Piece } from '../../rules/refs.ts';

/** The sign of each piece that moves. Workers are drawn. */
export const PIECE_ICONS: Readonly<Record<Exclude<Piece, 'worker'>, IconName>> = {
  money: 'money',
  steel: 'steel',
  plastic: 'plastic',
  science: 'science',
  oil: 'oil',
  energy: 'energy',
  vp: 'vp',
  pollution: 'pollution',
  contamination: 'contamination',
  well: 'derrick',
  cleanup: 'cleanup',
  structure: 'plank1',
  megastructure: 'mega',
  achievement: 'medal',
  card: 'lock',
  un: 'un',
  'solar-wind': 'solarwind',
  'hydro-geo': 'hydro',
  coal: 'coal',
  nuclear: 'nuclear',
  petroleum: 'petrol',
};
