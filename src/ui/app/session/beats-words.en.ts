import { list } from '../../../language/english.ts';

/** What a film says besides what was done. It comes with the table. */
export const words = {
  step: (step: number, of: number) => `Move ${step} of ${of}`,
  gets: (gains: string, price: string) => (price ? `Gets ${gains} for ${price}.` : `Gets ${gains}.`),
  pays: (price: string) => `Pays ${price}.`,
  youGet: (gains: string) => `You get ${gains}.`,
  youLose: (price: string) => `You lose ${price}.`,
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  ahead: (name: string) => `${name} is ahead of you now.`,
  list,
};
