import { spelled } from '../../language/english.ts';
import { SIDES } from './rules/tables.ts';

/** As many actions as engines. */
const EACH = spelled(SIDES.length);

/** What a first game teaches. */
export const words = {
  start: {
    title: 'Your engines',
    body: `Every round you carry out the ${EACH} actions on top of your ${EACH} engines. This once you set them freely: tap an action on one engine, then place it face down.`,
  },
  second: {
    title: 'Now the other one',
    body: 'Arm gives you soldiers, Produce gives you goods. Both stay in your ready pile until you use them. Only what reaches your score pile counts: Export, Salvage, Invent and a good raid get it there.',
  },
  gear: {
    title: 'Turning the engines',
    body: 'From now on gears turn your engines. Round badges are free quarter turns, square ones cost a soldier or a good. One gear goes under each engine, so what you do on the left decides what remains for the right.',
  },
  neighbours: {
    title: 'Watch your neighbours',
    body: 'Your left engine attacks the player on your left, your right engine the one on your right. A player who is hit loses a ready cube, and the Export and Salvage of that round. A red arrow means that somebody can reach you.',
  },
  orders: {
    title: 'Orders in advance',
    body: 'After the reveal the game goes on without asking you again. Decide now what you will want then, or choose to be asked.',
  },
};
