/** What stands before and after a course. Another language is another file of this type. */
export const words = {
  lesson: (game: string) => `${game} lesson`,
  welcome: 'Welcome back',
  where: (step: number, of: number) => `You were at step ${step} of ${of}.`,
  goOn: (step: number) => `Go on at step ${step}`,
  anew: 'From the start',
  ready: 'You are ready',
  again: 'Learn again',
  rules: 'Look at the rules',
  others: 'Learn more',
  done: 'learned',
};
