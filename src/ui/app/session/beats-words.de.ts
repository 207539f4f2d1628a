import { list } from '../../../language/german.ts';
import type { BeatsWords } from './beats-words.ts';

export const words: BeatsWords = {
  step: (step, of) => `Schritt ${step} von ${of}`,
  gets: (gains, price) => (price ? `Bekommt ${gains} für ${price}.` : `Bekommt ${gains}.`),
  pays: (price) => `Zahlt ${price}.`,
  youGet: (gains) => `Du bekommst ${gains}.`,
  youLose: (price) => `Du verlierst ${price}.`,
  more: (amount) => `${amount} mehr`,
  less: (amount) => `${amount} weniger`,
  ahead: (name) => `${name} liegt jetzt vor dir.`,
  list,
};
