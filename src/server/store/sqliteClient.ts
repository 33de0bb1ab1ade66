// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins
import { Worker } from 'node:worker_threads';
import { isPassingCode } from './sqliteFile.ts';
import type { SqliteAnswer, SqliteJob, SqliteOutcome, SqliteSettings } from './sqliteMessages.ts';
import { StoreUnavailable } from './unavailable.ts';

/** Rows a statement returned, and how many it changed. */
export interface SqliteResult {
  rows: Record<string, unknown>[];
  changes: number;
}

interface Pending extends SqliteJob {
  session: object;
  resolve: (result: SqliteResult) => void;
  reject: (error: Error) => void;
}

const startsTransaction = (job: SqliteJob) => job.sql === 'begin immediate';
const endsTransaction = (job: SqliteJob) => job.sql === 'commit' || job.sql === 'rollback';

/**
 * The main thread's side of the writer. Everything that arrives in one turn of the event loop, or
 * while the previous group is being committed, shares one durable commit.
 */
export class SqliteClient {
  readonly #worker: Worker;
  readonly #groupLimit: number;
  #waiting: Pending[] = [];
  #sent: Pending[] = [];
  #isScheduled = false;
  /** The session whose transaction is open; everyone else's work waits for its end. */
  #owner: object | null = null;
  #isGone = false;
  #closed: Promise<void>;

  private constructor(worker: Worker, groupLimit: number) {
    this.#worker = worker;
    this.#groupLimit = groupLimit;
    worker.on('message', (message: SqliteAnswer) => {
      if (message.type === 'done') this.#settle(message.outcomes);
    });
    worker.on('error', () => this.#abandon());
    this.#closed = new Promise((resolve) => {
      worker.once('exit', () => {
        this.#isGone = true;
        this.#abandon();
        resolve();
      });
    });
  }

  /**
   * Starts the writer and opens the file.
   *
   * @param groupLimit - The most statements in one commit; 1 is for comparison only.
   * @throws StoreUnavailable with SQLite's code and message when the file cannot be opened.
   */
  static async open(settings: SqliteSettings, groupLimit = 10_000): Promise<SqliteClient> {
    const worker = new Worker(new URL('sqliteWriter.ts', import.meta.url), {
      workerData: settings,
      // The writer is plain TypeScript and needs nothing of the parent's loaders.
      execArgv: [],
    });
    const first = await new Promise<SqliteAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if (first.type === 'refused') {
      await worker.terminate();
      throw new StoreUnavailable(first.code, first.message);
    }
    return new SqliteClient(worker, groupLimit);
  }

  /** Runs one statement for `session`; resolves once it is on disk. */
  run(session: object, job: SqliteJob): Promise<SqliteResult> {
    if (this.#isGone) return Promise.reject(new StoreUnavailable('WRITER_GONE'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...job, session, resolve, reject });
      this.#schedule();
    });
  }

  /** Waits for what is under way, then closes the file. */
  async close(): Promise<void> {
    while (this.#waiting.length > 0 || this.#sent.length > 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    this.#worker.postMessage('close');
    await this.#closed;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#sent.length > 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#send();
    });
  }

  #send(): void {
    this.#sent = this.#takeGroup();
    if (this.#sent.length === 0) return;
    this.#worker.postMessage(
      this.#sent.map(({ sql, parameters, kind }) => ({ sql, parameters, kind })),
    );
  }

  #takeGroup(): Pending[] {
    const owner = this.#owner;
    if (owner) {
      const group = this.#waiting.filter((job) => job.session === owner);
      this.#waiting = this.#waiting.filter((job) => job.session !== owner);
      return group;
    }
    const alone = this.#waiting.findIndex((job) => job.kind === 'control');
    const length = alone === 0 ? 1 : alone === -1 ? this.#groupLimit : alone;
    const group = this.#waiting.splice(0, Math.min(length, this.#groupLimit));
    if (group[0] && startsTransaction(group[0])) this.#owner = group[0].session;
    return group;
  }

  #settle(outcomes: SqliteOutcome[]): void {
    const settled = this.#sent;
    this.#sent = [];
    for (const [index, job] of settled.entries()) {
      const outcome = outcomes[index];
      const hasFailed = !outcome || 'code' in outcome;
      if (endsTransaction(job) || (hasFailed && startsTransaction(job))) this.#owner = null;
      if (!outcome || 'code' in outcome) job.reject(errorOf(outcome));
      else job.resolve(outcome);
    }
    this.#schedule();
  }

  #abandon(): void {
    for (const job of [...this.#sent, ...this.#waiting])
      job.reject(new StoreUnavailable('WRITER_GONE'));
    this.#sent = [];
    this.#waiting = [];
  }
}

function errorOf(outcome: { code: string; message: string } | undefined): Error {
  if (!outcome) return new StoreUnavailable('WRITER_GONE');
  if (isPassingCode(outcome.code)) return new StoreUnavailable(outcome.code, outcome.message);
  return new Error(outcome.message);
}
