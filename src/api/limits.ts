/** The largest request body the server reads, in bytes. */
export const bodyLimit = 16 * 1024;

/** The longest name of a person or a company, in UTF-16 code units. */
export const longestName = 200;
