/** A value SQLite can bind. */
export type SqliteValue = null | number | bigint | string | Uint8Array;

/** One statement and its values. */
export interface SqliteStatement {
  sql: string;
  parameters: readonly SqliteValue[];
}

/**
 * Work for the writer. Reads and writes share a transaction with their group; the steps of
 * `together` succeed or fail as one within it; `control` runs alone, outside one.
 */
export type SqliteJob =
  | (SqliteStatement & { kind: 'read' | 'write' | 'control' })
  | { kind: 'together'; steps: readonly SqliteStatement[] };

/** Rows a job returned, of `together` one for each step, and how many it changed. */
export interface SqliteResult {
  rows: Record<string, unknown>[];
  changes: number;
}

/** What became of a job, in the order of the jobs. */
export type SqliteOutcome = SqliteResult | { code: string; message: string };

/** How the writer opens the file. */
export interface SqliteSettings {
  path: string;
  /** How long to wait for another process's lock, in milliseconds. */
  busyTimeoutMs: number;
}

/** What the writer is asked: a group of jobs, to stop writing to a damaged file, or to close. */
export type SqliteRequest = SqliteJob[] | { damagedFile: number } | 'close';

/**
 * Answers of the writer: first `opened` or `refused`, then one `done` for each group, and `damage`
 * whenever the verdict on the file changes.
 */
export type SqliteAnswer =
  | { type: 'opened' }
  | { type: 'refused'; code: string; message: string }
  | { type: 'done'; outcomes: SqliteOutcome[] }
  | { type: 'damage'; isDamaged: boolean };
