/** What is said of a newer version, in English. */
export const words = {
  ready: 'A new version is ready.',
  keeps: 'Your games stay.',
  now: 'Update now',
  later: 'Later',
};
