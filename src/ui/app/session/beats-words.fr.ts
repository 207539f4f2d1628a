import { list } from '../../../language/french.ts';
import type { BeatsWords } from './beats-words.ts';

export const words: BeatsWords = {
  step: (step, of) => `Étape ${step} sur ${of}`,
  gets: (gains, price) => (price ? `Reçoit ${gains} pour ${price}.` : `Reçoit ${gains}.`),
  pays: (price) => `Paie ${price}.`,
  youGet: (gains) => `Vous recevez ${gains}.`,
  youLose: (price) => `Vous perdez ${price}.`,
  more: (amount) => `${amount} de plus`,
  less: (amount) => `${amount} de moins`,
  ahead: (name) => `${name} vous devance maintenant.`,
  list,
};
