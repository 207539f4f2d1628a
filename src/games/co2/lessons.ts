import type { RefOf } from '../../engine/lexicon.ts';
import type { Lesson } from '../box.ts';
import { spelled } from '../english.ts';
import type { Ask, Co2, Ref } from './rules/lexicon.ts';
import { refs } from './rules/refs.ts';
import { EVICTION_COINS, LOST_AT, SAFE_BELOW } from './rules/tables/constants.ts';
import { ENERGIES } from './rules/tables/energies.ts';
import { AGENDAS, CLOCKWISE } from './rules/tables/regions.ts';
import type { View } from './rules/view.ts';

const offers = ({ options }: Ask, group: string): boolean => options.some((option) => option.group === group);

const about =
  (...matters: readonly Ref[]) =>
  (ask: Ask): boolean =>
    matters.includes(ask.about);

const isActing = (ask: Ask, { moves }: View): boolean => about('turn')(ask) && !moves.action;
const isFree = (ask: Ask, { moves }: View): boolean => about('turn')(ask) && moves.action;

/** Every option is one of these things. */
const among =
  (...things: readonly RefOf<Co2>[]) =>
  ({ options }: Ask): boolean =>
    options.every(({ ref }) => things.includes(ref));

const isPayingPermit = among(refs.permitInHand, ...CLOCKWISE.map(refs.region));

const DISASTER_ZONE = `From ${SAFE_BELOW} ppm a disaster strikes each decade, and from now on falling below ${SAFE_BELOW} ends the game.`;

/** A first game, told as it happens: each moment explains the one thing it is about. */
export const lessons: readonly Lesson<View, Co2>[] = [
  {
    id: 'act',
    when: isActing,
    title: 'One action',
    body: 'Every turn you propose, install or build. The board is the menu: an empty space is proposed to, a framed project is installed, a filled one is built. Begin by proposing: its grant pays you at once.',
  },
  {
    id: 'propose',
    when: among(...CLOCKWISE.flatMap((region) => ENERGIES.map((energy) => refs.agenda(region, energy)))),
    title: 'What the region wants',
    body: `A region accepts only the ${spelled(AGENDAS['ag-1'].priorities.length)} sources of its agenda, the most wanted first. Wanted sources win control of the region later.`,
  },
  {
    id: 'research',
    when: ({ options }) => options.some(({ ref }) => ref === refs.recruit),
    title: 'The research grant',
    body: 'A new scientist goes to your hand; or move one you have, besides the free move of the turn.',
  },
  {
    id: 'scientist',
    when: (ask, view) => offers(ask, 'scientist') && isFree(ask, view),
    title: 'Free moves',
    body: 'Once a turn each you may move a scientist, visit the market and play a card. A scientist on a project adds one to your expertise at the end of every turn.',
  },
  {
    id: 'install',
    when: (ask) => offers(ask, 'install'),
    title: 'Install for a CEP',
    body: `Installing costs one carbon emission permit and pays what the source brings. Anybody may install or build any project; a rival’s scientist there is paid $${EVICTION_COINS} to leave.`,
  },
  {
    id: 'construct',
    when: (ask) => offers(ask, 'construct'),
    title: 'Build a plant',
    body: 'You have the money, the tech and the expertise. A plant scores, may take control of the region, and in a full region it replaces the oldest fossil plant: the dial shows how far the level would fall.',
  },
  {
    id: 'expertise',
    when: (ask) => among(...ENERGIES.map(refs.expertise))(ask) && !about('summits')(ask),
    title: 'Expertise',
    body: 'The companies furthest on a track are paid each decade. Spaces with a sign bring something on arrival, and the underlined space is the licence to build.',
  },
  {
    id: 'market',
    when: (ask, view) => isFree(ask, view) && offers(ask, 'market'),
    title: 'The CEP market',
    body: 'Each purchase takes one CEP off the pile. When the last is taken, the pile is refilled and the price rises; each sale lowers it. You may buy or sell once a turn, never both.',
  },
  {
    id: 'income',
    when: about('income'),
    title: 'Income',
    body: 'A decade begins. Take what your expertise earns as money, as points, or any mix of both.',
  },
  {
    id: 'permit',
    when: (ask) => isPayingPermit(ask) && !about('starters')(ask),
    title: 'Where CEPs lie',
    body: 'CEPs in a region you control are yours to spend. When a region you control needs a fossil plant, you pay a CEP for it.',
  },
  {
    id: 'alarm',
    when: (_, { ppm, players }) => ppm >= SAFE_BELOW && players.length > 1,
    title: 'The disaster zone',
    body: `${DISASTER_ZONE} At ${LOST_AT} everybody loses.`,
  },
  {
    id: 'alarm-alone',
    when: (_, { ppm, players }) => ppm >= SAFE_BELOW && players.length === 1,
    title: 'The disaster zone',
    body: `${DISASTER_ZONE} Above ${LOST_AT} your game ends, without a final income.`,
  },
];
