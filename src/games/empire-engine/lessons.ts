import { capital } from '../../engine/message.ts';
import type { Lesson } from '../box.ts';
import { spelled } from '../english.ts';
import type { Ask, EmpireEngine, Ref } from './rules/lexicon.ts';
import { SIDES } from './rules/tables.ts';
import type { View } from './rules/view.ts';

const about = (matter: Ref) => (ask: Ask) => ask.about === matter;

/** As many actions as engines. */
const EACH = spelled(SIDES.length);

/** A first game, taught in its first two rounds. */
export const lessons: readonly Lesson<View, EmpireEngine>[] = [
  {
    id: 'start',
    when: about('engines'),
    title: `${capital(EACH)} engines, ${EACH} actions`,
    body: `Every round you carry out the ${EACH} actions on top of your engines. This once you set them freely: tap an action on one engine, then place it face down.`,
  },
  {
    id: 'second',
    when: (ask, { seats }) => about('engines')(ask) && Object.keys(seats[ask.seat]?.plan ?? {}).length === 1,
    title: 'Now the other one',
    body: 'Arm gives soldiers, Produce gives goods. Both stay in your ready pile until you use them. Only what reaches the score pile counts: Export, Salvage, Invent and a good raid get it there.',
  },
  {
    id: 'gear',
    when: about('gears'),
    title: 'Turning the engines',
    body: 'From now on gears turn them. The round badges are free quarter turns, the square ones cost a soldier or a good. One gear goes under each engine, so what you do on the left decides what is left for the right.',
  },
  {
    id: 'neighbours',
    when: (ask, { round }) => round >= 2 && ask.refused.length > 0 && about('gears')(ask),
    title: 'Watch your neighbours',
    body: 'The left engine attacks the player on your left, the right engine the one on your right. Whoever is hit loses a ready cube, and the Export and Salvage of that round. A red arrow means somebody can reach you.',
  },
  {
    id: 'orders',
    when: about('orders'),
    title: 'Orders left behind',
    body: 'After the reveal the game goes on without asking you again. Say now what you want then, or choose to be asked.',
  },
];
