/** What is said while a code is scanned, in English. */
export const words = {
  title: 'Scan a code',
  starting: 'Waiting for the camera.',
  looking: 'Hold the code inside the frame.',
  paste: 'Paste instead',
};
