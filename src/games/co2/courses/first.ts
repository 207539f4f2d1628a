import type { Course } from '../../../engine/course.ts';
import type { Co2 } from '../rules/lexicon.ts';
import { words } from './words.ts';

const BEN = 1;

/** The whole first decade of two companies. */
export const first = (): Course<Co2> => ({
  id: '',
  words: words.first.course,
  seed: 'Learn003',
  rivals: [words.first.rival],
  options: { fossils: 'beginner', choices: 'ask' },
  before: [],
  steps: [
    {
      words: words.first.aim,
      points: ['ppm', 'card:goal-31'],
    },
    {
      words: words.first.propose,
      points: ['region:asia'],
      moves: [['project:asia:1'], ['agenda:asia:biomass']],
    },
    {
      words: words.first.card,
      points: ['region:asia'],
      moves: [['card:lobby-02'], ['button:done']],
      replies: [{ seat: BEN, picks: ['project:asia:1', 'scientist:1:0', 'button:done'] }],
    },
    {
      words: words.first.solar,
      points: ['project:asia:1'],
      moves: [['project:europe:2'], ['agenda:europe:solar']],
    },
    {
      words: words.first.scientist,
      points: ['seat:0', 'project:europe:2', 'expertise:solar:1'],
      moves: [['scientist:0:0'], ['button:done']],
      replies: [{ seat: BEN, picks: ['project:north-america:1', 'agenda:north-america:forestation', 'button:done'] }],
    },
    {
      words: words.first.install,
      points: ['seat:0'],
      moves: [['project:europe:2'], ['button:done']],
      replies: [{ seat: BEN, picks: ['project:asia:1', 'card:lobby-17', 'summit:copenhagen:biomass', 'button:done'] }],
    },
    {
      words: words.first.build,
      points: ['expertise:solar:2'],
      moves: [['project:europe:2'], ['card:lobby-15']],
    },
    {
      words: words.first.summit,
      points: ['summit:copenhagen:biomass'],
      moves: [['summit:copenhagen:solar']],
    },
    {
      words: words.first.market,
      points: ['market'],
      moves: [['market:buy'], ['button:done']],
      replies: [{ seat: BEN, picks: ['expertise:biomass'] }],
    },
    {
      words: words.first.lead,
      points: ['expertise:solar:5'],
      moves: [['expertise:solar']],
      replies: [{ seat: BEN, picks: ['project:south-america:1', 'agenda:south-america:recycling', 'button:done'] }],
    },
    {
      words: words.first.un,
      points: [],
      moves: [['card:un-35']],
    },
    {
      words: words.first.control,
      points: ['permits:europe'],
      moves: [
        ['project:south-america:1'],
        ['region:europe'],
        ['scientist:0:0'],
        ['project:south-america:1'],
        ['button:done'],
      ],
      replies: [{ seat: BEN, picks: ['project:north-america:1', 'region:asia', 'button:done', 'amount:4'] }],
    },
    {
      words: words.first.income,
      points: ['ppm', 'seat:0'],
      moves: [['amount:0', 'amount:1', 'amount:2', 'amount:3', 'amount:4']],
      replies: [
        { seat: BEN, picks: ['project:africa:2', 'agenda:africa:forestation', 'button:decline', 'button:done'] },
      ],
    },
    {
      words: words.first.alarm,
      points: ['ppm', 'region:north-america', 'region:oceania', 'region:africa', 'region:south-america'],
    },
  ],
  teaches: ['act', 'propose', 'scientist', 'install', 'construct', 'expertise', 'market', 'income'],
  next: { seats: 3, options: { fossils: 'beginner' } },
});
