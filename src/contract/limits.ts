/**
 * The longest value of each field, in UTF-16 code units: what `maxlength` and `String.length` count.
 * A message at its limit fits the 16 KiB body limit in any script.
 */
export const limits = {
  email: 254,
  name: 200,
  company: 200,
  utm: 200,
  topic: 100,
  message: 4000,
} as const;

/** The largest request body the server reads, in bytes. */
export const bodyLimit = 16 * 1024;
