/** What stands before and after a course, in English. */
export const words = {
  lesson: (game: string) => `${game} lesson`,
  welcome: 'Welcome back',
  where: (step: number, of: number) => `You got to step ${step} of ${of}.`,
  goOn: (step: number) => `Carry on from step ${step}`,
  anew: 'Start over',
  ready: 'You are ready',
  again: 'Learn again',
  rules: 'Read the rules',
  others: 'Learn more',
  done: 'learned',
};
