/** Everything the courses of this game say. Each sentence is held against the position it speaks of by a test. */
export const words = {
  first: {
    rival: 'Ben',
    course: {
      title: 'CO₂ in five minutes',
      ready: 'Propose, install, build, and send your scientists ahead. Five decades decide it.',
      play: 'Now play against computers',
    },
    aim: {
      title: 'How you win',
      say: 'Five decades. Green plants, UN goals and expertise score points, and the most points wins. But at 500 ppm everybody loses.',
    },
    propose: {
      title: 'Step 1: propose',
      say: 'You take one action a turn. Start by proposing a project: the space you choose pays a grant. Asia pays $5.',
      hints: { 1: 'A region takes only these three sources, the most wanted first.' },
    },
    card: {
      title: 'Add a card',
      say: 'Cards are free moves, one a turn. This one pays $3 when you propose in Asia. Play it, then end your turn.',
    },
    solar: {
      title: 'Nobody owns a project',
      say: 'Ben has installed your project: anybody may. Now propose solar, which Europe wants most, for 2 tech.',
    },
    scientist: {
      title: 'Send a scientist',
      say: 'Your scientist may move once a turn for free. On a project, it earns you one step of expertise each turn.',
      hints: { 1: 'It went to solar in Europe, the only project without a scientist.' },
    },
    install: {
      title: 'Step 2: install',
      say: 'Install solar in Europe. It costs 1 CEP, a carbon permit, and gives you 3 tech.',
    },
    build: {
      title: 'Step 3: build',
      say: 'Build solar. It needs 2 solar expertise and costs 2 tech and $10, $3 less with your card. It scores 6 points.',
    },
    summit: {
      title: 'A summit',
      say: 'Your scientist must move on. Ben speaks in Copenhagen on biomass; speak there on solar and it is complete.',
    },
    market: {
      title: 'The CEP market',
      say: 'You will need permits. Once a turn you may buy or sell one. This is the last one in the pile: watch the price.',
    },
    lead: {
      title: 'Why expertise',
      say: 'A summit teaches its speakers. Take one more step in solar: the leader of each source is paid every decade.',
    },
    un: {
      title: 'A UN goal',
      say: 'The first company to build what a UN card asks for may claim it. First Light wants solar: 1 tech for 3 points.',
    },
    control: {
      title: 'Control',
      say: 'You control Europe, so its CEPs are yours to spend. Install Ben’s recycling and pay with one of Europe’s.',
      hints: { 2: '$5 and a CEP for you. Now send your scientist there.' },
    },
    income: {
      title: 'A new decade',
      say: 'Your expertise pays 4: as money, points or a mix. Then each region wants energy. Watch the dial.',
    },
    alarm: {
      title: 'The planet',
      say: 'Four regions without a new plant turned to coal or oil: 300 ppm. Disasters begin at 350, and at 500 everybody has lost.',
    },
  },
};
