import type { ScanWords } from './scan-words.ts';

export const words: ScanWords = {
  title: 'Scanner un code',
  starting: 'En attente de la caméra.',
  looking: 'Placez le code dans le cadre.',
  paste: 'Coller plutôt',
};
