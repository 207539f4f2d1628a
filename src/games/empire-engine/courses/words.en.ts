/** Everything the courses of this game say. Each sentence is held against the position it speaks of by a test. */
export const words = {
  first: {
    rivals: ['Ben', 'Cleo'],
    course: {
      title: 'Empire Engine in five minutes',
      ready: 'Look at what your neighbours can reach, then choose your pair.',
      play: 'Now play against computers',
    },
    aim: {
      title: 'How you win',
      say: 'Nine rounds. Only cubes in your score pile count; those in your ready pile are there to be used, and can be stolen.',
    },
    left: {
      title: 'Two engines',
      say: 'Two engines, two actions a round. This once you set them freely. Left: Produce, for 2 goods.',
    },
    right: {
      title: 'And the right one',
      say: 'Right: Invent, which scores an invention at once. Once everybody has chosen, all engines are revealed.',
    },
    gears: {
      title: 'Gears',
      say: 'From now on gears turn your engines. Gear 1 turns one step, gear 2 two steps; one gear under each engine.',
    },
    export: {
      title: 'Export',
      say: 'Three goods wait in your ready pile. Two turns of the right engine reach Export, which scores them all.',
    },
    salvage: {
      title: 'What is left',
      say: 'Gear 1 is left for the other engine: one turn reaches Salvage, which scores any one cube.',
    },
    hit: {
      title: 'Hit',
      say: 'Ben had the same plan, but Cleo hit him: a hit wastes Export and Salvage. Yours worked. Choose a cube.',
    },
    arm: {
      title: 'Arm',
      say: 'No goods are left to export, so prepare: one turn of the left engine reaches Arm, for 2 soldiers.',
    },
    invent: {
      title: 'Think in pairs',
      say: 'Gear 2 turns the right engine to Invent. A gear under one engine is not there for the other.',
    },
    attack: {
      title: 'Attack',
      say: 'Left attacks the player on your left: Ben, who has goods to export. It costs a soldier and may waste his round.',
    },
    fuel: {
      title: 'Fuel',
      say: 'Cleo can reach you. Defend is three turns away: a cube as fuel makes gear 2 turn three times.',
    },
    loot: {
      title: 'Blocked, and hit',
      say: 'You blocked Cleo and scored a soldier for it. And you hit Ben: take one of his cubes into your score pile.',
    },
    end: {
      title: 'The end',
      say: 'After round 9 each cube in your pile is 1 point. Having the most soldiers, goods or inventions is worth 3 more each.',
    },
  },
};
