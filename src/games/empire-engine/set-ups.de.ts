import type { SetUpWords } from './set-ups.ts';

export const words: SetUpWords = {
  classic: { name: 'Klassisch', text: 'Alle Reiche sind gleich. Beginne hier.' },
  powers: { name: 'Mit Fähigkeiten', text: 'Jedes Reich hat eine eigene Fähigkeit.' },
  teams: { name: 'Zwei Teams', text: 'Partner sitzen sich gegenüber und werten gemeinsam.' },
};
