/** What stands in the field an event comes from. */
export const textIn = ({ target }: Event): string => (target instanceof HTMLInputElement ? target.value : '');
