/** The database cannot take the work now: locked, full, read-only or gone. Trying again is safe. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly code: string;

  constructor(code: string, message = `The database is unavailable (${code}).`) {
    super(message);
    this.code = code;
  }
}

/** What is wrong with a database file and what to do, by SQLite's code. */
export const remedies: Record<string, string> = {
  SQLITE_CORRUPT:
    'is damaged or is not a database: use "waitlist restore FILE" with a backup, or "waitlist recover FILE"',
  SQLITE_BUSY: 'is locked by another program: end that program',
  SQLITE_FULL: 'cannot grow, because the disk is full: free some space',
  SQLITE_READONLY: 'cannot be written: give this user write access to the file and its folder',
  SQLITE_CANTOPEN: 'cannot be opened: give this user write access to the file and its folder',
};

// Classes of SQLSTATE that mean "not now": connection, resources, operator, system, read-only, lock,
// rollback, internal error, and a database that is gone or no longer accepts our login.
const passing = /^(?:08|53|57|58|25|55|40|XX|3D|28)/;
const lost = /terminated|timeout|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|not queryable|ended/i;

/** Whether `error` means that the database is unavailable, whichever database it is. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^[0-9A-Z]{5}$/.test(code)
    ? passing.test(code)
    : lost.test(code) || lost.test(error.message);
}
