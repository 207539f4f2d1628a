/** What is said when something is wrong, in English. */
export const words = {
  link: 'The link',
  said: 'What the browser says',
  cutShort: {
    title: 'This link was cut short',
    fact: 'Part of it got lost on the way.',
  },
  askAgain: (from: string | undefined, hasMine: boolean) =>
    `Ask ${from ?? 'the sender'} to share it again${hasMine ? ', or carry on from the copy on this device' : ''}.`,
  garbled: {
    title: 'This link cannot be read',
    fact: 'It is not one of our games, or some of it changed on the way.',
    advice: 'Copy the whole link again, from https to the last letter.',
  },
  newerVersion: {
    title: 'Made with a newer version',
    fact: 'This link uses a format your copy of Carbon Copy does not know yet.',
  },
  newerRules: {
    title: 'Made with newer rules',
    fact: (title: string) => `This game of ${title} uses rules your copy does not know yet.`,
  },
  updateAdvice: {
    looking: 'Checking for the update. Your saved games are safe.',
    none: 'There is no newer version yet. The link is kept until there is one.',
  },
  unknownGame: {
    title: 'This game is not on the shelf',
    fact: 'The link belongs to a game this version does not have.',
  },
  stale: {
    title: 'You have already played past this',
    fact: (turn: number, mine: number) => `This link is at turn ${turn}. Your copy is at turn ${mine}.`,
    advice: 'Nothing is lost either way.',
  },
  forked: {
    title: (turn: number) => `Two versions of turn ${turn}`,
    takenBack: (name: string) => `${name} took back a settled move`,
    fact: 'Both start from the same link.',
    settled: 'Something had already been drawn or revealed, so both versions are here.',
    advice: 'Keep one; the other stays with the game, on your desk.',
  },
  notFetched: { title: 'A page is missing', fact: 'It could not be loaded.', advice: 'Your games are all safe.' },
  impossible: {
    title: 'This link does not add up',
    fact: 'It says something happened that the rules do not allow.',
  },
  ways: {
    openMine: (turn: number) => `Open my copy, turn ${turn}`,
    goTo: (turn: number) => `Go to turn ${turn}`,
    lookAt: (turn: number) => `Look at turn ${turn}`,
    pasteAgain: 'Paste again',
    askAgain: 'Ask for it again',
    ask: (name: string) => `Ask ${name}`,
    keepMyTurn: (turn: number) => `Keep my turn ${turn}`,
    trust: 'Trust it once',
    retry: 'Check again',
    notNow: 'Not now',
    keepMine: 'Keep the version here',
    keepTheirs: 'Keep the version in the link',
    lookAtTheirs: 'Look at the version in the link',
    keepUsed: 'Keep the current one',
    useOther: 'Use the other one',
    lookAtOther: 'Look at the other one',
    tryAgain: 'Try again',
    home: 'All games',
  },
};
