/** What is said of computers whose moves were looked at again. Another version of the app may think otherwise. */
export const words = {
  helped: (name: string) =>
    `${name} would have moved differently here. Somebody helped, or an older version of the app was playing.`,
} as const;
