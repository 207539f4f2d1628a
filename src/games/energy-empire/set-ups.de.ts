import type { SetUpWords } from './set-ups.ts';

/** What the New Game form offers, in German. */
export const words: SetUpWords = {
  classic: { name: 'Klassisch', text: 'Arbeiter, Gebäude, Würfel und Schlagzeilen. Fang hier an.' },
  coldWar: { name: 'Cold War', text: 'Mit Spionen, Großprojekten und der Atomkriegsuhr. Dauert länger.' },
  clash: { name: 'Kampf der Nationen', text: 'Ein Rivale spielt mit, von einem Kartenstapel gelenkt.' },
  characters: { gentle: 'Dot', steady: 'Mr. Hale', sharp: 'Dr. Vega' },
};
