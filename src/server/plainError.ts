/** A failure told to a person: one sentence with the remedy, shown without a stack trace. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** The message of a thrown error, or any other thrown value as text. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
