/** A value SQLite can bind. */
export type SqliteValue = null | number | bigint | string | Uint8Array;

/** One statement for the writer. */
export interface SqliteJob {
  sql: string;
  parameters: SqliteValue[];
  /** `read` and `write` share a transaction with their group; `control` runs alone, outside one. */
  kind: 'read' | 'write' | 'control';
}

/** What became of a job, in the order of the jobs. */
export type SqliteOutcome =
  { rows: Record<string, SqliteValue>[]; changes: number } | { code: string; message: string };

/** How the writer opens the file. */
export interface SqliteSettings {
  path: string;
  /** How long to wait for another process's lock, in milliseconds. */
  busyTimeoutMs: number;
}

/** Answers of the writer: first `opened` or `refused`, then one `done` for each group. */
export type SqliteAnswer =
  | { type: 'opened' }
  | { type: 'refused'; code: string; message: string }
  | { type: 'done'; outcomes: SqliteOutcome[] };
