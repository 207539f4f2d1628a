import { spelled } from '../../language/english.ts';
import { SOURCES_WANTED } from './rulebook/facts.ts';
import { EVICTION_COINS, LOST_AT, SAFE_BELOW } from './rules/tables/constants.ts';

const DISASTER_ZONE = `From ${SAFE_BELOW} ppm on, a disaster strikes each decade, and from now on falling below ${SAFE_BELOW} ends the game.`;

/** What a first game teaches, each thing at its moment. */
export const words = {
  act: {
    title: 'One action',
    body: 'Every turn you propose, install or build. The board shows what you can do: propose on an empty space, install a framed project, build a filled one. Start by proposing: its grant pays you at once.',
  },
  propose: {
    title: 'What the region wants',
    body: `A region accepts only the ${spelled(SOURCES_WANTED)} sources of its agenda, the most wanted first. Wanted sources win control of the region later.`,
  },
  research: {
    title: 'The research grant',
    body: 'Recruit a scientist into your hand, or move one you have, on top of your free move.',
  },
  scientist: {
    title: 'Free moves',
    body: 'Once a turn each, you may move a scientist, trade at the market and play a card. A scientist on a project adds one to your expertise at the end of every turn.',
  },
  install: {
    title: 'Install for a CEP',
    body: `Installing costs one carbon emission permit and gives you what the source offers. Anybody may install or build any project; a rival’s scientist there is paid $${EVICTION_COINS} to leave.`,
  },
  construct: {
    title: 'Build a plant',
    body: 'You have the money, the tech and the expertise. A plant scores, may take control of the region, and in a full region it replaces the oldest fossil plant: the dial shows how far the level would fall.',
  },
  expertise: {
    title: 'Expertise',
    body: 'The companies furthest along a track are paid each decade. Spaces with a symbol give a bonus when you arrive, and the underlined space is the licence to build.',
  },
  market: {
    title: 'The CEP market',
    body: 'Each purchase takes one CEP off the pile. When the last one goes, the pile is refilled and the price rises; each sale lowers it. You may buy or sell once a turn, never both.',
  },
  income: {
    title: 'Income',
    body: 'A decade begins. Take what your expertise earns as money, as points, or any mix of both.',
  },
  permit: {
    title: 'Where CEPs lie',
    body: 'CEPs in a region you control are yours to spend. When a region you control needs a fossil plant, you pay a CEP for it.',
  },
  alarm: { title: 'The disaster zone', body: `${DISASTER_ZONE} At ${LOST_AT} everybody loses.` },
  'alarm-alone': {
    title: 'The disaster zone',
    body: `${DISASTER_ZONE} Above ${LOST_AT} your game ends, without a final income.`,
  },
};
