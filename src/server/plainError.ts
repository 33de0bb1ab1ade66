/** A failure told to a person: one sentence with the remedy, shown without a stack trace. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** What a thrown value says: its message, or its text. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
