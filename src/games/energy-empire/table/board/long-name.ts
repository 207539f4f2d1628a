const SOFT_HYPHEN = '\u00ad';
const MOST_LETTERS = 22;

/** A name that does not fit on one line is set smaller, on two. */
export const isLong = (name: string): boolean => name.replaceAll(SOFT_HYPHEN, '').length > MOST_LETTERS;
