import type { ScanWords } from './scan-words.ts';

export const words: ScanWords = {
  title: 'Code scannen',
  starting: 'Warten auf die Kamera.',
  looking: 'Halte den Code in den Rahmen.',
  paste: 'Lieber einfügen',
};
