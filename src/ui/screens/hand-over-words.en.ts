import { count, list } from '../../language/english.ts';
import type { Tiding } from './model.ts';

/** "Bob’s", "Ines’s". */
const of = (name: string): string => `${name}’s`;

/** The words of the hand-over form, in English. They come with it. */
export const words = {
  title: 'Hand over',
  dialog: (to: readonly string[]) => `Hand over to ${list(to)}`,
  form: (n: number) => `Form ${n}`,
  backToTable: 'Back to the table',
  backToEnd: 'Back to the result',
  stamp: ['Your move', 'is made'],
  stampSent: ['The copy', 'is out'],
  stampOver: ['The game', 'is over'],
  stampReplaced: ['Replaces', 'the last link'],
  from: 'From',
  to: 'To',
  gets: (to: readonly string[]) => `${list(to)} ${to.length === 1 ? 'gets' : 'get'} this`,
  nothing: 'The game is set up. Nobody has moved yet.',
  tells: 'The message says',
  tidings: { did: 'What I did', standing: 'The score', note: 'Note' } satisfies Record<Tiding, string>,
  noteFor: (to: readonly string[]) => `Note for ${list(to)}`,
  noteHint: (to: readonly string[]) => `Add a note for ${list(to)}`,
  noteLeft: (n: number) => `${n} left`,
  here: (name: string) => `Is ${name} here?`,
  point: (name: string) => `Point ${of(name)} camera at this. It works offline.`,
  pointWide: 'Hold the camera close. It works offline.',
  enlarge: 'Enlarge the code',
  shrink: 'Tap to go back',
  tooLong: 'Too long for a code. Share the link instead.',
  length: (n: number) => count(n, 'character'),
  fitsCode: 'fits one code',
  fitsNoCode: 'too long for a code',
  link: 'Link to this game',
  share: (to: readonly string[]) => `Share with ${list(to)}`,
  copy: 'Copy link',
  copied: 'Copied',
  email: 'Email',
  noMail: 'Too long for e-mail',
  pass: (to: readonly string[]) => `Pass this device to ${list(to)}`,
  passHelp: {
    curtain: (name: string) => `covers the screen until ${name} taps`,
    open: 'nothing is hidden, so no curtain',
  },
  file: 'Save as file',
  undo: 'Undo',
  takeBack: 'Take back',
  copiedByItself: (to: readonly string[]) => `Already on your clipboard. Paste it into a message to ${list(to)}.`,
  copyRefused: 'This browser won’t copy. Select the link above and copy it yourself.',
  undoHelp: {
    free: 'Not sent yet. You can undo until the link leaves this device.',
    sealed: 'Sealed: something was drawn or revealed this turn.',
    'take-back': 'Your link may already be out. Taking the move back makes a new link that replaces it.',
  },
};
