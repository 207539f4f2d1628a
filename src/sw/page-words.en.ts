/** What the files around the app say: its first page while nothing works yet, the page for unknown addresses, the manifest. */
export const words = {
  slogan: 'Board games in a link: make your move, hand over the copy.',
  description: 'Board games in a link: make your move, hand over the copy. No account, no server.',
  manifest: {
    shelf: 'The game shelf',
    onPhone: (title: string) => `${title} on a phone`,
    newGame: (title: string) => `New game of ${title}`,
  },
  rescue: {
    title: 'Carbon Copy has not started yet',
    why: 'Some of its files have not arrived. The network may be slow, a new version may be in the middle of being published, or this browser may be too old.',
    safe: 'Your games are safe:',
    where: 'they are on this device and in their links.',
    advice: 'Reload the page. If that does not help, try again in a few minutes.',
    reload: 'Reload',
    save: 'Save my games to a file',
    saved:
      'Your browser has the file. “Restore from a file” in Settings brings the games back, here or on another device.',
    none: 'There are no games on this device.',
    refused: 'This browser won’t let the page read your games right now.',
  },
  noScript:
    'The whole game is in the link you opened, and this page needs JavaScript to set it up on the table. Nothing is sent anywhere. Please allow JavaScript for this page and reload it.',
  notFound: {
    tab: 'Not found · Carbon Copy',
    title: 'There is nothing at this address',
    before:
      'If you followed a link to a game, it may have been cut off on the way, or the site has moved: the long part after',
    after: 'is the game. Copy the whole link from the message again and open it, or paste it on the home page.',
    home: 'Go to the Carbon Copy home page',
    open: 'Open this link in Carbon Copy',
  },
};
