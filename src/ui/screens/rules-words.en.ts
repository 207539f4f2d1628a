import { count } from '../../language/english.ts';

/** What the rules page says around the rules, in English. */
export const words = {
  title: 'Rules',
  game: 'Game',
  learn: 'Learn in 5 minutes',
  search: 'Search the rules',
  contents: 'Contents',
  found: (n: number) => (n === 0 ? 'Nothing found.' : `Found in ${count(n, 'section')}.`),
  foundAdvice: 'Try a shorter word, or the name printed on the piece.',
  fairPlay: {
    title: 'Fair play by link',
    ways: [
      [
        'By link',
        'On trust. The link holds everything, dice and hands too. Anybody who takes it apart can read it, play ahead, or deal again until they like the deal.',
      ],
      [
        'Sealed',
        'Every device keeps a secret key. Dice and deals are made of everybody’s secret numbers, every turn carries its player’s seal, and what all choose in secret at once stays locked until everybody has chosen.',
      ],
      [
        'What a seal does not hide',
        'Cards in hand and hidden piles come from shared decks: they stay on trust. With a changed app you could look ahead within your own turn. Computers have no seal. The players who invite and who join last can choose the deal, if they do it together.',
      ],
      [
        'If somebody rewrites what you did',
        'Your device says so as soon as the link comes back to you. The others cannot tell before.',
      ],
      [
        'Your key',
        'It lies on your device, and in your backup. Move the seat before you change phones. Without the key you can go on with a new one, and everybody sees that until the end.',
      ],
      [
        'How it works',
        'Your key makes a chain of numbers, each of them the hash of the next. Every time you hold the link it shows one more, and everybody checks it against the one before. Chance is made of all numbers shown so far.',
      ],
      ['One phone', 'You trust the player who holds it. A curtain covers secrets in between.'],
    ],
  },
};
