import { count } from '../../language/english.ts';

/** What is said of seals, in English. */
export const words = {
  asks: {
    opensTurn: (name: string) => `${name} opens the next turn.`,
    opensChoice: (name: string) => `${name} opens what was sealed.`,
    seals: (name: string) => `${name} seals a choice.`,
    seal: 'Seal it. It cannot be changed later.',
  },
  noKey: {
    missing: 'The key to this sealed game is not on this device. You can watch.',
    moved: 'Your seat has moved to another device. You can watch.',
  },
  lap: {
    moment: (sealed: number, seats: number) => `Sealing, ${sealed} of ${seats}`,
    sealing: 'sealing',
    title: 'A round of seals',
    intro:
      'Before the first turn the link goes round once. Every player adds a secret number, so nobody can steer the dice.',
    seats: 'Seals so far',
    sealed: 'sealed',
    mine: 'you, sealed',
    computer: 'computer, no seal',
    another: 'Somebody else plays here',
    missing: 'no seal yet',
    next: 'next',
    which: 'Which seat is yours?',
    iAm: (name: string) => `I am ${name}`,
    name: 'Your name',
    join: 'Add my seal',
    joinHelp: 'Your key stays on this device. Lose the device, lose the seat: keep a backup.',
    passTo: (name: string) => `Your seal is in. Send the link to ${name}.`,
    dealer: (name: string) => `Every seal is in. Send the link to ${name}, who deals.`,
    share: (name: string) => `Share with ${name}`,
    copy: 'Copy link',
    link: 'Link to this game',
    full: 'Every seal is in. You deal.',
    deal: 'Deal and start',
    open: 'Play without seals',
    openHelp:
      'A game by trust starts, with the same people and rules. The others read that there are no seals, and this round ends.',
    openNote: 'We play this one without seals, by trust.',
  },
  fair: {
    title: 'How fair is this game?',
    dice: ['Dice and deals', 'Every player added a secret number. Nobody can steer a roll or know it early.', 'fair'],
    seats: ['Seats', 'Every turn needs its player’s key. Nobody can move for you.', 'signed'],
    choices: ['Secret choices', 'What you choose in secret stays locked until everybody has chosen.', 'sealed'],
    noChoices: ['Secret choices', 'In this game nobody chooses in secret at the same time.', 'sealed'],
    hands: ['Hands and piles', 'Folded in the link, not locked. An expert could unfold them.', 'by trust'],
    more: 'More in the Rules',
    seals: 'Whose seals',
    seat: {
      mine: 'sealed on this device',
      other: 'sealed on another device',
      blank: 'sealed, not played yet',
      newKey: (turn: number) => `new key since turn ${turn}`,
      computer: 'computer, no seal: the player with the link plays it',
    },
    trusted: (turn: number) => `At turn ${turn} this device followed a link although a seal did not match.`,
    checked: (turns: number) => `Checked on this device with every link: ${count(turns, 'turn')} in order.`,
  },
  certificate: {
    check: 'Check this game',
    title: 'Certificate',
    broken: 'Does not add up',
    copy: 'Copy certificate',
    share: 'Share certificate',
    game: (title: string, code: string, isOver: boolean) =>
      `${title}, game ${code}, ${isOver ? 'played to the end' : 'so far'}.`,
    sound: 'Checked from the deal on: every seal, draw and opening is in order.',
    unsound: 'The check failed. Ask the others for the last link that all of you have seen.',
    decided: (decisions: number) => `${count(decisions, 'decision')}, each signed by its seat.`,
    drawn: (draws: number) => `${count(draws, 'draw')}, made of everybody’s secret numbers.`,
    sealed: (choices: number) => `${count(choices, 'choice')} made together, opened as sealed.`,
    seat: (name: string, visits: number) => `${name}: ${count(visits, 'visit')} sealed.`,
    newKey: (name: string, visits: number, turn: number) =>
      `${name}: ${count(visits, 'visit')} sealed, new key since turn ${turn}.`,
    computer: (name: string) => `${name}: computer, no seal.`,
    id: (id: string) => `Seal of this game: ${id}`,
  },
  lost: {
    offer: 'What now?',
    show: 'Show seals',
    title: 'Lost your device?',
    help: 'You can go on here with a new key. Is the first device still there? Then move the seat from it instead.',
    iAm: (name: string) => `I am ${name}`,
    warning: (name: string) =>
      `Everybody sees until the end that ${name} has a new key. What lay sealed counts as the first choice. The first device will refuse this game.`,
    goOn: (name: string) => `Go on as ${name} with a new key`,
    done: (name: string) => `You play ${name} now. The new key shows with your next turn.`,
    seen: (name: string) => `${name} goes on with a new key. Ask whether that is really ${name}.`,
  },
  message: {
    join: (from: string, title: string, to: string) =>
      `${from} invites you to a sealed game of ${title}. Add your seal, ${to}, and pass it on.`,
    deal: (title: string, to: string) => `${title}: every seal is in. Deal, ${to}.`,
  },
  broken: {
    title: 'A seal does not match',
    unreadable: 'This sealed link does not add up',
    otherGame: 'Perhaps an old invitation was opened again: this is not the game you joined.',
    ownSeal: 'Perhaps two people opened the same invitation: your seat has another seal here.',
    otherSeal: (name: string) => `Perhaps ${name} joined twice: the seal is not the one you have seen.`,
    newKey: (name: string) => `${name} has a new key here that this device did not make. Was a device lost?`,
    elsewhere: (name: string) =>
      `${name} was played on another device. If that was you, move the seat with its private link.`,
    changed: (name: string) => `Perhaps two copies of a link were played: what ${name} did is not what you have seen.`,
    ask: (title: string, theirs: number | undefined, mine: number | undefined) =>
      [
        `Your link to our sealed game of ${title}${theirs === undefined ? '' : ` (turn ${theirs})`} does not match the seals on my device.`,
        'Did you play on a new phone, or from two copies?',
        ...(mine === undefined ? [] : [`My own copy is at turn ${mine}.`]),
      ].join(' '),
    safe: (turn: number | undefined) =>
      `Your own copy${turn === undefined ? '' : `, turn ${turn},`} is safe. Ask the others before you go on.`,
    advice: 'Ask for the link again. Your own copy, if there is one, is safe.',
    faults: {
      'forged-visit': 'Perhaps something got lost on the way: a turn is there without its player’s seal.',
      'copied-seal': 'Perhaps an invitation was copied: two seats have the same seal.',
      'lap-not-finished': 'It was played before everybody had added a seal.',
      other: 'Something in it was changed, or it says what the rules do not allow.',
    },
  },
};
