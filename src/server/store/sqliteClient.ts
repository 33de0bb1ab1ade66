// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins
import type { Worker } from 'node:worker_threads';
import { findDamage, startWorker } from './sqliteWorkers.ts';
import { isPassingCode } from './sqliteFile.ts';
import type {
  SqliteAnswer,
  SqliteJob,
  SqliteOutcome,
  SqliteRequest,
  SqliteResult,
  SqliteSettings,
} from './sqliteMessages.ts';
import { StoreUnavailable } from './unavailable.ts';

/** Who is told what happens to the file and to the writer. */
export interface SqliteWatch {
  /** The file was found damaged, and nothing is written to it; or another, sound one is in place. */
  onDamage: (isDamaged: boolean) => void;
  /** The writer died: nothing can be stored until the process is started again. */
  onWriterGone: () => void;
}

interface Pending {
  job: SqliteJob;
  session: object;
  resolve: (result: SqliteResult) => void;
  reject: (error: Error) => void;
}

const startsTransaction = ({ job }: Pending) =>
  job.kind === 'control' && job.sql === 'begin immediate';
const endsTransaction = ({ job }: Pending) =>
  job.kind === 'control' && (job.sql === 'commit' || job.sql === 'rollback');

/**
 * The main thread's side of the writer. Everything that arrives in one turn of the event loop, or
 * while the previous group is being committed, shares one durable commit.
 */
export class SqliteClient {
  readonly #worker: Worker;
  readonly #settings: SqliteSettings;
  readonly #groupLimit: number;
  #waiting: Pending[] = [];
  #sent: Pending[] = [];
  #isScheduled = false;
  /** The session whose transaction is open; everyone else's work waits for its end. */
  #owner: object | null = null;
  #isGone = false;
  #isClosing = false;
  #isDamaged = false;
  #closed: Promise<void>;

  private constructor(
    worker: Worker,
    settings: SqliteSettings,
    groupLimit: number,
    watch: Partial<SqliteWatch>,
  ) {
    this.#worker = worker;
    this.#settings = settings;
    this.#groupLimit = groupLimit;
    worker.on('message', (message: SqliteAnswer) => {
      if (message.type === 'done') this.#settle(message.outcomes);
      if (message.type === 'damage') {
        this.#isDamaged = message.isDamaged;
        watch.onDamage?.(message.isDamaged);
      }
    });
    worker.on('error', () => this.#abandon());
    this.#closed = new Promise((resolve) => {
      worker.once('exit', () => {
        this.#isGone = true;
        this.#abandon();
        resolve();
        if (!this.#isClosing) watch.onWriterGone?.();
      });
    });
  }

  /**
   * Starts the writer and opens the file.
   *
   * @param groupLimit - The most statements in one commit; 1 is for comparison only.
   * @throws StoreUnavailable with SQLite's code and message when the file cannot be opened.
   */
  static async open(
    settings: SqliteSettings,
    groupLimit = 10_000,
    watch: Partial<SqliteWatch> = {},
  ): Promise<SqliteClient> {
    const worker = startWorker('sqliteWriter.ts', settings);
    const first = await new Promise<SqliteAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if (first.type === 'refused') {
      await worker.terminate();
      throw new StoreUnavailable(first.code, first.message);
    }
    return new SqliteClient(worker, settings, groupLimit, watch);
  }

  /** Whether the file was found damaged; nothing is written to it then. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** Reads the whole file beside the writer, which stays off it if it is damaged. */
  async checkSound(): Promise<void> {
    if (this.#settings.path === ':memory:' || this.#isDamaged) return;
    const damagedFile = await findDamage(this.#settings);
    if (damagedFile === null || this.#isGone) return;
    this.#post({ damagedFile });
    // Groups are answered in order: once this one is, the verdict has arrived.
    await this.run({}, { kind: 'read', sql: 'select 1', parameters: [] }).catch(() => {});
  }

  /** Runs one job for `session`; resolves once it is on disk. */
  run(session: object, job: SqliteJob): Promise<SqliteResult> {
    if (this.#isGone) return Promise.reject(new StoreUnavailable('WRITER_GONE'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, session, resolve, reject });
      this.#schedule();
    });
  }

  /** Waits for what is under way, then closes the file. */
  async close(): Promise<void> {
    while (this.#waiting.length > 0 || this.#sent.length > 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    this.#isClosing = true;
    this.#post('close');
    await this.#closed;
  }

  #post(request: SqliteRequest): void {
    this.#worker.postMessage(request);
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
    this.#post(this.#sent.map(({ job }) => job));
  }

  #takeGroup(): Pending[] {
    const owner = this.#owner;
    if (owner) {
      const group = this.#waiting.filter(({ session }) => session === owner);
      this.#waiting = this.#waiting.filter(({ session }) => session !== owner);
      return group;
    }
    const alone = this.#waiting.findIndex(({ job }) => job.kind === 'control');
    const length = alone === 0 ? 1 : alone === -1 ? this.#groupLimit : alone;
    const group = this.#waiting.splice(0, Math.min(length, this.#groupLimit));
    if (group[0] && startsTransaction(group[0])) this.#owner = group[0].session;
    return group;
  }

  #settle(outcomes: SqliteOutcome[]): void {
    const settled = this.#sent;
    this.#sent = [];
    for (const [index, pending] of settled.entries()) {
      const outcome = outcomes[index];
      const hasFailed = !outcome || 'code' in outcome;
      if (endsTransaction(pending) || (hasFailed && startsTransaction(pending))) this.#owner = null;
      if (!outcome || 'code' in outcome) pending.reject(errorOf(outcome));
      else pending.resolve(outcome);
    }
    this.#schedule();
  }

  #abandon(): void {
    for (const pending of [...this.#sent, ...this.#waiting])
      pending.reject(new StoreUnavailable('WRITER_GONE'));
    this.#sent = [];
    this.#waiting = [];
  }
}

function errorOf(outcome: { code: string; message: string } | undefined): Error {
  if (!outcome) return new StoreUnavailable('WRITER_GONE');
  if (isPassingCode(outcome.code)) return new StoreUnavailable(outcome.code, outcome.message);
  return new Error(outcome.message);
}
