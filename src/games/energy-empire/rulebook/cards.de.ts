import { capital } from '../../../engine/message.ts';
import { count, list, spelled } from '../../../language/german.ts';
import { MARKET, ROW, STRUCTURE, TYPE } from '../forms.de.ts';
import { NEEDED, ROOM } from '../rules/activate.ts';
import type { ClashIcon } from '../rules/cold-war/cards/clash.ts';
import type { Contest, Strength } from '../rules/cold-war/cards/clock.ts';
import type { Part } from '../rules/source.ts';
import type { Pollutant } from '../rules/state.ts';
import type { Spot } from '../rules/tables.ts';
import type { PrintedFacts } from './lists.ts';
import type { RulebookWords } from './words.ts';

const GROUND: Readonly<Record<Pollutant, string>> = { pollution: 'Verschmutzung', contamination: 'Verstrahlung' };

const SLOTS: Readonly<Record<PrintedFacts['plank'], string>> = {
  single: 'Ein Einsatzfeld',
  double: `Ein breites Einsatzfeld, ${NEEDED.double} auf einmal`,
  'two-singles': `${capital(spelled(ROOM['two-singles'] / NEEDED['two-singles']))} Einsatzfelder`,
  none: 'Kein Einsatzfeld',
};

const SPOT: Readonly<Record<Spot, string>> = { left: 'linke', middle: 'mittlere', right: 'rechte' };

const ICON: Readonly<Record<ClashIcon, string>> = {
  un: 'Vereinte Nationen',
  token: 'Verschmutzung',
  clock: 'Uhr',
  left: 'linker Erfolg entfernt',
  middle: 'mittlerer Erfolg entfernt',
  right: 'rechter Erfolg entfernt',
};

const CONTEST: Readonly<Record<Contest, string>> = {
  military: 'Militär',
  space: 'Wettlauf ins All',
  diplomacy: 'Diplomatie',
};

const PART: Readonly<Record<Part, string>> = {
  name: 'Name',
  theme: 'Thema',
  'bonus-worker': 'der Arbeiter zu Beginn',
  dice: 'Würfel',
  science: 'Stärke im Wissen',
  'pays-at-the-end': 'dass eines am Ende für Gezähltes Punkte bringt',
  type: 'Art',
  effect: 'Wirkung',
  plank: 'Einsatzfelder',
  vp: 'Punkte',
  pollution: 'Verschmutzung',
  row: 'Reihe',
  market: 'Markt',
  timing: 'Zeitpunkt',
  late: 'dass es ein spätes ist',
  'without-rival': 'dass der Rivale ohne es spielt',
};

const symbols = (shown: readonly Strength[]): string[] =>
  shown.map(({ contest, amount }) => `${CONTEST[contest]} ${amount}`);

/** What the lists of cards say, in German. */
export const cards: RulebookWords['cards'] = {
  learn: 'Lerne es am Tisch, in wenigen Minuten',
  structuresOf: (type) => STRUCTURE[type],
  aboutStructures: 'Punkte, was die Karte tut, ihre Einsatzfelder und was ihr Bau der Umwelt antut.',
  nations: 'Nationen',
  impacts: 'Alle Ereignisse',
  achievements: 'Alle Erfolge',
  contests: CONTEST,

  copies: (name, copies) => (copies > 1 ? `${name} (${spelled(copies)})` : name),
  printed: ({ vp, effect, plank, harm }) => {
    const built = harm ? ` Der Bau bringt ${GROUND[harm.token]} in die Reihe ${ROW[harm.row]}.` : '';
    return `${count(vp, 'Punkt', 'Punkte')}. ${capital(effect)}. ${SLOTS[plank]}.${built}`;
  },
  megastructure: ({ type, cost, qualification }) => `${TYPE[type]}, für ${cost}. ${qualification}`,
  type: (type) => `${TYPE[type]}.`,
  impact: ({ set, row, market, effect }) =>
    `${set === 'early' ? 'Früh' : 'Spät'}. ${ROW[row]} zählt, der ${MARKET[market]} wird erneuert. ${capital(effect)}.`,
  achievement: (scores) => `${capital(scores)}.`,
  symbols: (shown) => symbols(shown).join(', '),
  rivalCard: ({ vp, places, icon, shown }) => {
    const went = places.map(({ place, spot }) => (spot ? `${place} (${SPOT[spot]} Karte abgelegt)` : place));
    const parts = [
      count(vp, 'Punkt', 'Punkte'),
      went.join(', dann '),
      ...(icon ? [ICON[icon]] : []),
      ...symbols(shown),
    ];
    return `${parts.join('; ')}.`;
  },
  provenance: ({ from, partly }) => {
    if (from === 'designed') return 'Eine Karte dieser Ausgabe.';
    const [whence, as] =
      from === 'rulebook'
        ? ['Aus der Spielregel', 'Wie in der Spielregel.']
        : ['Aus Besprechungen des gedruckten Spiels', 'Wie in Besprechungen des gedruckten Spiels.'];
    if (!partly) return as;
    return `${whence}: ${list(partly.map((part) => PART[part]))}. Alles andere stammt von dieser Ausgabe.`;
  },
};
