// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins
// Runs in a worker thread, so that a lock or a slow disk never holds up a page. It takes groups of
// statements and answers a group only once its commit is on disk.
import { statSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { CorruptDatabase, openSqliteFile, sqliteCode } from './sqliteFile.ts';
import type {
  SqliteAnswer,
  SqliteJob,
  SqliteOutcome,
  SqliteSettings,
  SqliteValue,
} from './sqliteMessages.ts';

const { path, busyTimeoutMs } = workerData as SqliteSettings;
let database: DatabaseSync;
let inode: number;
let statements = new Map<string, StatementSync>();

function inodeOf(): number {
  if (path === ':memory:') return 0;
  return statSync(path, { throwIfNoEntry: false })?.ino ?? -1;
}

function open(): void {
  database = openSqliteFile(path, busyTimeoutMs);
  statements = new Map();
  inode = inodeOf();
}

/** Another file may have been put in place (a restore) or the file removed; never write to a ghost. */
function isInPlace(): boolean {
  return inodeOf() === inode;
}

function reopen(): void {
  if (inodeOf() === -1) throw Object.assign(new Error('The file is gone.'), { errcode: 14 });
  if (database.isOpen) database.close();
  open();
}

/** A restore swaps the file while it holds the lock, so look again once the lock is ours. */
function begin(): void {
  database.exec('begin immediate');
  if (isInPlace()) return;
  database.exec('rollback');
  reopen();
  begin();
}

function prepared(sql: string): StatementSync {
  let statement = statements.get(sql);
  if (!statement) {
    statement = database.prepare(sql);
    statements.set(sql, statement);
  }
  return statement;
}

function run({ sql, parameters, kind }: SqliteJob): SqliteOutcome {
  try {
    if (kind === 'control') {
      if (sql === 'begin immediate') begin();
      // A full disk has rolled back by itself: nothing is left to do.
      else if (sql === 'rollback' && !database.isTransaction) return { rows: [], changes: 0 };
      else if (sql.startsWith('pragma')) return answerOf(database.prepare(sql));
      else database.exec(sql);
      return { rows: [], changes: 0 };
    }
    const statement = prepared(sql);
    if (statement.columns().length > 0) return answerOf(statement, parameters);
    return { rows: [], changes: Number(statement.run(...parameters).changes) };
  } catch (error) {
    return failure(error);
  }
}

function answerOf(statement: StatementSync, parameters: SqliteValue[] = []): SqliteOutcome {
  const rows = statement.all(...parameters) as Record<string, SqliteValue>[];
  return { rows, changes: rows.length };
}

function failure(error: unknown): { code: string; message: string } {
  const code = error instanceof CorruptDatabase ? 'SQLITE_CORRUPT' : sqliteCode(error);
  return { code, message: error instanceof Error ? error.message : String(error) };
}

/** A connection that once met such a fault keeps it, even when the cause is mended: start anew. */
const needsNewConnection = new Set(['SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN']);

function runGroupAndRecover(jobs: SqliteJob[]): SqliteOutcome[] {
  const outcomes = runGroup(jobs);
  const isBroken = outcomes.some(
    (outcome) => 'code' in outcome && needsNewConnection.has(outcome.code),
  );
  if (isBroken && database.isOpen) database.close();
  return outcomes;
}

function runGroup(jobs: SqliteJob[]): SqliteOutcome[] {
  try {
    if (!database.isOpen || (!database.isTransaction && !isInPlace())) reopen();
    if (database.isTransaction || !jobs.some((job) => job.kind === 'write')) return jobs.map(run);
    begin();
    const outcomes = jobs.map(run);
    // A full disk ends the transaction by itself, and with it the whole group.
    if (!database.isTransaction) {
      const fault = outcomes.find((outcome) => 'code' in outcome) ?? failure(null);
      return jobs.map(() => fault);
    }
    database.exec('commit');
    return outcomes;
  } catch (error) {
    if (database.isOpen && database.isTransaction) database.exec('rollback');
    return jobs.map(() => failure(error));
  }
}

const answer = (message: SqliteAnswer) => parentPort?.postMessage(message);

try {
  open();
  parentPort?.on('message', (jobs: SqliteJob[] | 'close') => {
    if (jobs === 'close') {
      if (database.isOpen) database.close();
      parentPort?.close();
    } else {
      answer({ type: 'done', outcomes: runGroupAndRecover(jobs) });
    }
  });
  answer({ type: 'opened' });
} catch (error) {
  answer({ type: 'refused', ...failure(error) });
}
