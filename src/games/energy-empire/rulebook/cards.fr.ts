import { capital } from '../../../engine/message.ts';
import { count, list, spelled } from '../../../language/french.ts';
import { OF_TYPE, ROW, TOKEN, TYPE } from '../forms.fr.ts';
import { NEEDED, ROOM } from '../rules/activate.ts';
import type { ClashIcon } from '../rules/cold-war/cards/clash.ts';
import type { Contest, Strength } from '../rules/cold-war/cards/clock.ts';
import type { Part } from '../rules/source.ts';
import type { Spot } from '../rules/tables.ts';
import type { PrintedFacts } from './lists.ts';
import type { RulebookWords } from './words.ts';

const SLOTS: Readonly<Record<PrintedFacts['plank'], string>> = {
  single: 'Un emplacement',
  double: `Un grand emplacement, ${NEEDED.double} à la fois`,
  'two-singles': `${capital(spelled(ROOM['two-singles'] / NEEDED['two-singles']))} emplacements`,
  none: 'Pas d’emplacement',
};

const SPOT: Readonly<Record<Spot, string>> = { left: 'de gauche', middle: 'du milieu', right: 'de droite' };

const ICON: Readonly<Record<ClashIcon, string>> = {
  un: 'Nations unies',
  token: 'pollution',
  clock: 'horloge',
  left: 'exploit de gauche retiré',
  middle: 'exploit du milieu retiré',
  right: 'exploit de droite retiré',
};

const CONTEST: Readonly<Record<Contest, string>> = {
  military: 'Armée',
  space: 'Course à l’espace',
  diplomacy: 'Diplomatie',
};

const PART: Readonly<Record<Part, string>> = {
  name: 'nom',
  theme: 'thème',
  'bonus-worker': 'ouvrier de départ',
  dice: 'dés',
  science: 'force en science',
  'pays-at-the-end': 'l’un d’eux paie à la fin selon un décompte',
  type: 'type',
  effect: 'effet',
  plank: 'emplacements',
  vp: 'points',
  pollution: 'pollution',
  row: 'ligne',
  market: 'marché',
  timing: 'moment',
  late: 'son arrivée en fin de partie',
  'without-rival': 'son absence face au Rival',
};

const symbols = (shown: readonly Strength[]): string[] =>
  shown.map(({ contest, amount }) => `${CONTEST[contest]} ${amount}`);

/** What the lists of cards say, in French. */
export const cards: RulebookWords['cards'] = {
  learn: 'À apprendre à table, en quelques minutes',
  structuresOf: (type) => `Bâtiments ${OF_TYPE[type]}`,
  aboutStructures: 'Points, ce que fait la carte, ses emplacements, et ce que coûte sa construction à l’environnement.',
  nations: 'Nations',
  impacts: 'Tous les événements',
  achievements: 'Tous les exploits',
  contests: CONTEST,

  copies: (name, copies) => (copies > 1 ? `${name} (${spelled(copies)})` : name),
  printed: ({ vp, effect, plank, harm }) => {
    const built = harm ? ` Une fois bâtie, elle apporte : ${TOKEN[harm.token]}, ligne ${ROW[harm.row]}.` : '';
    return `${count(vp, 'point')}. ${capital(effect)}. ${SLOTS[plank]}.${built}`;
  },
  megastructure: ({ type, cost, qualification }) => `${TYPE[type]}, pour ${cost}. ${qualification}`,
  type: (type) => `${TYPE[type]}.`,
  impact: ({ set, row, market, effect }) =>
    `${set === 'early' ? 'Début' : 'Fin'}. La ligne ${ROW[row]} compte, le marché ${OF_TYPE[market]} est renouvelé. ${capital(effect)}.`,
  achievement: (scores) => `${capital(scores)}.`,
  symbols: (shown) => symbols(shown).join(', '),
  rivalCard: ({ vp, places, icon, shown }) => {
    const went = places.map(({ place, spot }) => (spot ? `${place} (carte ${SPOT[spot]} défaussée)` : place));
    const parts = [count(vp, 'point'), went.join(', puis '), ...(icon ? [ICON[icon]] : []), ...symbols(shown)];
    return `${parts.join(' ; ')}.`;
  },
  provenance: ({ from, partly }) => {
    if (from === 'designed') return 'Carte propre à cette édition.';
    const [whence, as] =
      from === 'rulebook'
        ? ['D’après la règle du jeu', 'Comme dans la règle du jeu.']
        : ['D’après des critiques du jeu imprimé', 'Comme dans des critiques du jeu imprimé.'];
    if (!partly) return as;
    return `${whence} : ${list(partly.map((part) => PART[part]))}. Le reste est propre à cette édition.`;
  },
};
