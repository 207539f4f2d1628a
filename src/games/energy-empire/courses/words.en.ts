/** Everything the courses of this game say. Each sentence is held against the position it speaks of by a test. */
export const words = {
  first: {
    rivals: ['Ben', 'Cleo'],
    course: {
      title: 'Energy Empire in five minutes',
      ready: 'Work, use what you build, generate before you run out of energy, and keep your environment clean.',
      play: 'Now play against computers',
    },
    win: {
      title: 'How you win',
      say: 'Lead your nation and score the most points. Structures, dice, a clean environment, the UN and achievements all score.',
    },
    work: {
      title: 'Your turn: work',
      say: 'Every turn you work or generate. To work, send one worker to a location. Try the Commerce Market.',
      hints: { 1: 'Nobody is here, so you need no energy.' },
    },
    build: {
      title: 'Build',
      say: 'A market sells structures, for money or for its own resource. The card on the left is the cheapest.',
      hints: { 1: 'Pay $2 and keep your plastic. India will need it.' },
    },
    pollute: {
      title: 'It pollutes',
      say: 'The Supermarket costs you a clean Forest space. Columns 3 to 5 pay a bonus if clean, so choose 1 or 2.',
    },
    use: {
      title: 'Use what you built',
      say: 'You worked in Commerce, so you may use your Commerce structures now. Put an energy on the Supermarket.',
      hints: {
        1: 'A worker would do too, but workers are worth more.',
        2: '$3 for you. The card is in use until you generate. End your turn.',
      },
    },
    stack: {
      title: 'Stand taller',
      say: 'You want oil, but Ben is there. A new stack must be the tallest: put your last energy under your worker.',
    },
    spare: {
      title: 'Keep two',
      say: 'Stop here. Two workers still at home when you generate will earn you an achievement.',
    },
    generate: {
      title: 'Generate',
      say: 'No energy left, so generate. Two workers are unused, so you claim an achievement first. Take any.',
      hints: { 1: 'Each one scores at the end, 5 points at most.' },
    },
    dice: {
      title: 'Energy from dice',
      say: 'Dice make energy. You own none yet, so burn oil: each barrel is one die for this roll. Burn all three.',
      hints: { 1: 'Without dice or oil you would get no energy at all.' },
    },
    smoke: {
      title: 'The highest die pollutes',
      say: '6 energy! The highest die decides: oil and coal pollute. Choose column 1 or 2 of Air or Ocean.',
      hints: { 0: 'This is the last token of the first stack. Watch the newspaper.' },
    },
    impact: {
      title: 'Global Impact',
      say: 'An empty stack makes the news, and one row scores: 4 points for your 4 clean Forest spaces. Staying clean pays.',
    },
    die: {
      title: 'Your own die',
      say: 'Work at the Power Plant: pick up the steel there and spend it with $2 on a Hydro-geo die. It gives energy every time.',
      hints: { 2: 'A clean die, but its dam costs you a Forest space.' },
    },
    un: {
      title: 'The United Nations',
      say: 'You worked in Industry, so the Supermarket must wait. Your nation never has to: $2 and 1 plastic buy a UN step.',
    },
    end: {
      title: 'The end of the game',
      say: 'Six stacks, six headlines. When the last token is gone, everybody takes one more turn; then all points are counted.',
    },
  },
  solo: {
    course: {
      title: 'Energy Empire alone',
      ready: 'You must meet all three objectives. 100 points make you Secretary of State, 130 a Nobel Prize winner.',
      play: 'Play alone',
    },
    objectives: {
      title: 'Three objectives',
      say: 'Alone, you must reach the last UN step, score 20 points with achievements, and have 100 points in all.',
    },
    un: {
      title: 'Six steps',
      say: 'Six UN steps: use your nation each time before you generate. Finance pays $3 when you play alone, so start there.',
    },
    claim: {
      title: 'Twenty points',
      say: 'Five achievements of up to 5 points must make 20. Claim one each time you generate with two workers or energy left.',
      hints: { 1: 'The two you leave are gone, and three new ones appear.' },
    },
    roll: {
      title: 'Burn your oil',
      say: 'Turn your oil into energy. Each time you generate, one token leaves the track, even if you roll clean.',
    },
    grey: {
      title: 'Grey workers',
      say: 'A grey worker stands in each market, at the Power Plant and at Clean Up. You need at least 1 energy there.',
      hints: { 2: 'Two cards to choose from, not three. The Farm costs $2.' },
    },
    clock: {
      title: 'A short game',
      say: 'Two tokens per stack, twelve in all: that is your whole game. Four points for the Forest are a good start.',
    },
  },
  coldWar: {
    rivals: ['Ben'],
    course: {
      title: 'The Cold War in two minutes',
      ready: 'Second place in each contest scores half. Add one module at a time, and count the cards lying face up.',
      play: 'Now play with spies and the Clock',
    },
    clock: {
      title: 'The Doomsday Clock',
      say: 'One more location. Every visit moves its hand on, the price rises, and 12 ends the game.',
    },
    visit: {
      title: 'Work there',
      say: 'Put a worker on the clock for $2. You draw three Cold War cards.',
    },
    cards: {
      title: 'Keep two',
      say: 'Keep two, one of them face down. At the end, the leader in military, space or diplomacy scores the hour shown.',
    },
    spy: {
      title: 'Your spy',
      say: 'Your spy uses another player’s structure. Ben’s Tax Office gives you $4, and Ben gets $1 for the visit.',
      hints: { 1: 'One energy sends out the spy.', 2: 'One more worker or energy for the Tax Office itself.' },
    },
    blocked: {
      title: 'What it does',
      say: 'Ben cannot use that slot until you generate. And the clock shows 3: the next visit costs $3 and 1 oil.',
    },
  },
  clash: {
    course: {
      title: 'The Rival in two minutes',
      ready: 'Each of its cards is worth points, and so are its UN steps. Watch that total: it is the score to beat.',
      play: 'Play against the Rival',
    },
    rival: {
      title: 'A Rival',
      say: 'The Rival needs no money, only its cards. You win if your score is higher; if you tie, you lose.',
    },
    turn: {
      title: 'Your turn, its turn',
      say: 'You play as usual. Take $3 at Finance and end your turn; then the Rival turns over a card.',
    },
    read: {
      title: 'Read its card',
      say: 'Two workers placed, one card gone from a market, one UN step. Every card does something like this.',
    },
    stack: {
      title: 'Stand taller',
      say: 'The Rival is in your way at Buy/Sell Oil. Stack higher, as you would against anybody: 1 energy will do.',
    },
    rhythm: {
      title: 'Its rhythm',
      say: 'Two workers per card: after three cards the Rival generates, takes a token off the track and calls them home.',
    },
  },
};
