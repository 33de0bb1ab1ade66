// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins
// Runs in a worker thread, so that a lock or a slow disk never holds up a page. It takes groups of
// statements and answers a group only once its commit is on disk.
import { parentPort, workerData } from 'node:worker_threads';
import { isDamage, sqliteCode } from './sqliteFile.ts';
import type {
  SqliteAnswer,
  SqliteJob,
  SqliteOutcome,
  SqliteRequest,
  SqliteResult,
  SqliteSettings,
  SqliteStatement,
} from './sqliteMessages.ts';
import { WatchedFile } from './watchedFile.ts';

const { path, busyTimeoutMs } = workerData as SqliteSettings;

/** How often to look whether the files are still in place while nobody writes, in milliseconds. */
const checkEveryMs = 1000;

const answer = (message: SqliteAnswer) => parentPort?.postMessage(message);
const file = new WatchedFile(path, busyTimeoutMs, (isDamaged) =>
  answer({ type: 'damage', isDamaged }),
);

/** A restore swaps the file while it holds the lock, so look again once the lock is ours. */
function begin(): void {
  file.database.exec('begin immediate');
  if (file.isInPlace()) return;
  file.database.exec('rollback');
  file.reopen();
  begin();
}

/** What is in a log that was taken away would be gone with this process: it goes into the file. */
function commit(): void {
  file.database.exec('commit');
  if (!file.isInPlace()) file.reopen();
}

function run(job: SqliteJob): SqliteOutcome {
  try {
    if (job.kind === 'together') return runTogether(job.steps);
    return job.kind === 'control' ? runControl(job) : runStatement(job);
  } catch (error) {
    return failure(error);
  }
}

function runControl({ sql }: SqliteStatement): SqliteOutcome {
  const { database } = file;
  if (sql === 'begin immediate') begin();
  else if (sql === 'commit') commit();
  // A full disk has rolled back by itself: nothing is left to do.
  else if (sql === 'rollback' && !database.isTransaction) return { rows: [], changes: 0 };
  else if (sql.startsWith('pragma')) return answerOf({ sql, parameters: [] });
  else database.exec(sql);
  return { rows: [], changes: 0 };
}

function runStatement(statement: SqliteStatement): SqliteResult {
  const prepared = file.prepared(statement.sql);
  if (prepared.columns().length > 0) return answerOf(statement);
  return { rows: [], changes: Number(prepared.run(...statement.parameters).changes) };
}

function answerOf({ sql, parameters }: SqliteStatement): SqliteResult {
  const rows = file.prepared(sql).all(...parameters);
  return { rows, changes: rows.length };
}

function runTogether(steps: readonly SqliteStatement[]): SqliteOutcome {
  const { database } = file;
  database.exec('savepoint together');
  try {
    const results = steps.map(runStatement);
    database.exec('release together');
    return { rows: results.map(({ rows }) => ({ rows })), changes: steps.length };
  } catch (error) {
    if (database.isTransaction) database.exec('rollback to together; release together');
    throw error;
  }
}

const failure = (error: unknown): { code: string; message: string } => ({
  code: isDamage(error) ? 'SQLITE_CORRUPT' : sqliteCode(error),
  message: error instanceof Error ? error.message : String(error),
});

const hasCode = (outcomes: SqliteOutcome[], codes: ReadonlySet<string>): boolean =>
  outcomes.some((outcome) => 'code' in outcome && codes.has(outcome.code));

/** A connection that once met such a fault keeps it, even once the cause is gone: open a new one. */
const needsNewConnection = new Set(['SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_CANTOPEN']);

const meansDamage = new Set(['SQLITE_CORRUPT']);

function runGroupAndRecover(jobs: SqliteJob[]): SqliteOutcome[] {
  const outcomes = runGroup(jobs);
  if (hasCode(outcomes, meansDamage)) file.markDamaged();
  else if (hasCode(outcomes, needsNewConnection)) file.close();
  return outcomes;
}

function runGroup(jobs: SqliteJob[]): SqliteOutcome[] {
  try {
    file.ready();
    const { database } = file;
    const isOurs = !database.isTransaction && jobs.some(({ kind }) => isWrite(kind));
    if (!isOurs) return jobs.map(run);
    begin();
    const outcomes = jobs.map(run);
    // A full disk ends the transaction by itself, and with it the whole group; a damaged file may
    // have taken what it cannot give back.
    if (!file.database.isTransaction || hasCode(outcomes, meansDamage)) {
      file.rollback();
      const fault = outcomes.find((outcome) => 'code' in outcome) ?? failure(null);
      return jobs.map(() => fault);
    }
    commit();
    return outcomes;
  } catch (error) {
    file.rollback();
    return jobs.map(() => failure(error));
  }
}

const isWrite = (kind: SqliteJob['kind']): boolean => kind === 'write' || kind === 'together';

function checkFile(): void {
  try {
    file.ready();
  } catch {
    // The next group meets the same fault and reports it.
  }
}

try {
  file.open();
  const timer = setInterval(checkFile, checkEveryMs);
  parentPort?.on('message', (request: SqliteRequest) => {
    if (request === 'close') {
      clearInterval(timer);
      file.close();
      parentPort?.close();
    } else if (Array.isArray(request)) {
      answer({ type: 'done', outcomes: runGroupAndRecover(request) });
    } else {
      file.markDamaged(request.damagedFile);
    }
  });
  answer({ type: 'opened' });
} catch (error) {
  answer({ type: 'refused', ...failure(error) });
}
