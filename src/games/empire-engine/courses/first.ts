import type { Course } from '../../../engine/course.ts';
import type { EmpireEngine } from '../rules/lexicon.ts';
import { words } from './words.ts';

const BEN = 1;
const CLEO = 2;

/** Four rounds of three empires: first Ben is hit with the learner’s own plan, then by the learner. */
export const first = (): Course<EmpireEngine> => ({
  id: '',
  words: words.first.course,
  seed: 'Learn001',
  rivals: words.first.rivals,
  options: { orders: 'ask' },
  before: [],
  steps: [
    {
      words: words.first.aim,
      points: ['score@0', 'ready@0'],
    },
    {
      words: words.first.left,
      points: [],
      moves: [['start:left:produce']],
    },
    {
      words: words.first.right,
      points: [],
      moves: [['start:right:invent']],
      replies: [
        { seat: BEN, picks: ['start:left:produce', 'start:right:invent'] },
        { seat: CLEO, picks: ['start:left:arm', 'start:right:invent', 'plan:right:1', 'plan:left:2'] },
        { seat: BEN, picks: ['plan:right:2', 'plan:left:1'] },
      ],
    },
    {
      words: words.first.gears,
      points: ['engine:left@0', 'engine:right@0'],
    },
    {
      words: words.first.export,
      points: ['ready@0'],
      moves: [['plan:right:2']],
    },
    {
      words: words.first.salvage,
      points: [],
      moves: [['plan:left:1']],
      replies: [{ seat: CLEO, picks: ['loot:1:good'] }],
    },
    {
      words: words.first.hit,
      points: ['score@0', 'seat:1'],
      moves: [['salvage:invention', 'salvage:good', 'salvage:soldier']],
    },
    {
      words: words.first.arm,
      points: ['ready@0'],
      moves: [['plan:left:1']],
    },
    {
      words: words.first.invent,
      points: [],
      moves: [['plan:right:2']],
      replies: [
        { seat: BEN, picks: ['plan:left:1', 'plan:right:2'] },
        { seat: CLEO, picks: ['plan:right:1', 'plan:left:2', 'plan:left:1', 'plan:right:2'] },
        { seat: BEN, picks: ['plan:right:2', 'plan:left:1'] },
      ],
    },
    {
      words: words.first.attack,
      points: ['ready@1', 'seat:1'],
      moves: [['plan:left:1']],
    },
    {
      words: words.first.fuel,
      points: ['seat:2', 'ready@0'],
      moves: [['plan:right:3']],
    },
    {
      words: words.first.loot,
      points: ['score@0', 'ready@1'],
      moves: [['loot:1:soldier', 'loot:1:good']],
    },
    {
      words: words.first.end,
      points: ['score@0', 'stock'],
    },
  ],
  teaches: ['start', 'second', 'gear', 'neighbours'],
  next: { seats: 3, options: {} },
});
