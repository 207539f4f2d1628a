/** What is said of computers whose moves were looked at again. */
export const words = {
  helped: (name: string) => `${name} would have moved differently here: somebody helped.`,
};
