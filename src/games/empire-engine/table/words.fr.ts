import { count, de } from '../../../language/french.ts';
import { ACTION, cubes, EMPIRE, pile, SIDE, sideways, turns } from '../names.fr.ts';
import type { Fuel } from '../rules/tables.ts';
import type { Deed, FaceDown, Payment, PlannedDeed } from './deeds.ts';
import type { TableWords } from './words.ts';

const deed = ({ action, target }: Deed): string => (target ? `${ACTION[action]} ${target}` : ACTION[action]);

const PAYMENT: Readonly<Record<Payment, string>> = {
  paid: 'paie 1 soldat',
  none: 'aucun soldat pour payer',
  'one-for-two': '1 soldat pour 2 attaques : les deux échouent',
};

function planned({ gear, turns: made, fuel, payment, ...does }: PlannedDeed): string {
  const how = gear === undefined || made === undefined ? deed(does) : `rouage ${gear}, ${turns(made)} : ${deed(does)}`;
  return [how, ...(fuel ? [`carburant ${cubes(1, fuel)}`] : []), ...(payment ? [PAYMENT[payment]] : [])].join(', ');
}

const fuelled = (fuels: readonly Fuel[]): string => {
  const [one, two] = fuels;
  if (!one) return 'sans carburant';
  return `carburant ${two === undefined ? cubes(1, one) : one === two ? cubes(2, one) : `${cubes(1, one)}, ${cubes(1, two)}`}`;
};

const CARDS = {
  engine: { one: 'Machine', both: 'Les deux machines' },
  gear: { one: 'Rouage', both: 'Les deux rouages' },
};

const down = (cards: string, { card, fuels }: FaceDown): string =>
  card === 'engine' ? `${cards} face cachée` : `${cards} face cachée, ${fuelled(fuels)}`;

export const words: TableWords = {
  hidden: { choices: 'Rouages et ordres', hands: 'Trésors' },
  engines: 'Machines',
  table: 'La table',
  empire: 'Votre empire',
  round: 'Manche',
  ofRounds: (rounds) => `sur ${rounds}`,
  side: SIDE,
  tag: { left: 'gauche', right: 'droite' },
  legend: { reach: 'attaque possible', cube: 'pour un cube', plan: 'votre plan' },
  starts: 'commence',
  count: (name) => `${name} : le décompte`,
  you: { self: 'vous', spectator: 'vous regardez d’ici', all: (parts) => parts.join(', ') },
  epithet: ({ empire, partner, isYours }) => {
    const paired = isYours ? 'votre partenaire' : partner && `avec ${partner}`;
    return [...(empire ? [EMPIRE[empire]] : []), ...(paired ? [paired] : [])].join(', ');
  },
  piles: {
    yours: 'Vos cubes',
    ready: 'Dépôt',
    score: 'Trésor',
    open: 'visible de tous',
    cubes: (amount, isOpen) => `${isOpen ? 'visible de tous' : 'pour vous'}, ${count(amount, 'cube')}`,
    allReady: 'Dépôts',
    allScore: 'Trésors',
    readyOf: (counted) => `Dépôt : ${pile(counted)}`,
    scoreOf: (counted) => `Trésor : ${pile(counted)}`,
  },
  ledger: {
    ready: { soldier: 'soldats au dépôt', good: 'marchandises au dépôt' },
    readyOf: { soldier: (amount) => cubes(amount, 'soldier'), good: (amount) => cubes(amount, 'good') },
    scored: 'cubes marqués',
    scoredOf: (amount) => count(amount, 'cube marqué', 'cubes marqués'),
  },
  gears: {
    yours: 'Vos rouages',
    gear: (gear) => `Rouage ${gear} : `,
    turns,
    fuelled: (made) => `payé : ${made}`,
  },
  order: {
    title: 'Ordre des actions',
    groups: { 1: 'Avant tout le reste', 2: 'Chaque attaque coûte un soldat', 3: 'Seulement sans être touché' },
    actions: (actions) => actions.map((action) => ACTION[action]).join(', '),
  },
  plate: {
    any: 'choisissez une action',
    anyShort: 'toute action',
    thenAny: 'puis toute action de cette machine',
    deed,
    onTop: (action) => `${ACTION[action]} en haut`,
    planned,
    plannedShort: ({ action, turns: made }) =>
      made === undefined ? ACTION[action] : `${turns(made)} : ${ACTION[action]}`,
    next: (gear, free, paid) => `puis rouage ${gear} : ${deed(free)}${paid ? `, ou ${deed(paid)} pour un cube` : ''}`,
    waits: (gear) => `encore rouage ${gear}`,
  },
  note: {
    sealed: 'Plan scellé',
    down: (seen) => {
      const { card, where } = seen;
      return down(where === 'both' ? CARDS[card].both : `${CARDS[card].one} de ${sideways[where]}`, seen);
    },
    downShort: (seen) => down(seen.where === 'both' ? 'Les deux' : SIDE[seen.where], seen),
  },
  threat: { cube: 'vous touche pour 1 cube', reach: 'peut vous toucher', none: 'hors d’atteinte' },
  engine: ({ side, owner, shows, planned: plan, gear }) => {
    const whose = `Machine de ${sideways[side]}${owner === undefined ? '' : ` ${de(owner)}`}`;
    const now =
      shows === 'face-down' ? 'face cachée' : shows === 'not-started' ? 'pas encore posée' : `${ACTION[shows]} en haut`;
    const under = gear ? `, rouage face cachée${gear.fuel ? `, carburant ${cubes(1, gear.fuel)}` : ''}` : '';
    return `${whose} : ${now}${plan ? `, ${planned(plan)}` : under}`;
  },
  lane: {
    mayDefend: (name) => `${name} peut encore défendre`,
    cannotDefend: (name) => `${name} ne peut pas défendre`,
    mayHitYou: (name) => `${name} peut vous toucher`,
    mayHitYouForCube: (name) => `${name} vous touche pour 1 cube`,
    fuelIsLaid: 'carburant posé',
    attacks: (by, on) => `${by} attaque ${on}`,
    attacksYou: (by) => `${by} vous attaque`,
    youAttack: (on) => `Vous attaquez ${on}`,
    hits: (by, on) => `${by} touche ${on}`,
    hitsYou: (by) => `${by} vous touche`,
    youHit: (on) => `Vous touchez ${on}`,
    blocked: 'bloquée',
    notPaid: 'non payée',
  },
  characters: { gentle: 'Pip', steady: 'Cliquet', sharp: 'Le Maréchal' },
  ending: {
    step: 'manche',
    marks: 'Les lignes pointillées marquent la fin des manches.',
    title: 'Certificat de fabrique',
    rounds: (rounds) => count(rounds, 'manche'),
    empires: (seats) => count(seats, 'empire'),
    named: (empires) => empires.map((empire) => EMPIRE[empire]).join(', '),
    caption: 'Machines construites, tournées, éprouvées',
    opened: (score, ready, empire) =>
      `Trésor : ${pile(score)}. Reste au dépôt : ${pile(ready)}.${empire ? ` ${EMPIRE[empire]}.` : ''}`,
  },
};
