import type { Watcher } from './suite.ts';

/** How often a plain line says where the suites are. */
const plainEveryMs = 15_000;
/** How often the line of a terminal renews itself. */
const liveEveryMs = 500;

interface State {
  done: number;
  total: number;
}

/** Where progress is written: the terminal, a file, a pipe. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** What `npm test` says while it works. */
export class Progress {
  readonly #screen: Screen;
  readonly #now: () => number;
  readonly #began: number;
  readonly #running = new Map<string, State>();
  readonly #times = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #isLineShown = false;

  /**
   * @param now - Milliseconds of a clock that only goes forward.
   */
  constructor(screen: Screen = process.stdout, now: () => number = () => performance.now()) {
    this.#screen = screen;
    this.#now = now;
    this.#began = now();
    this.#timer = setInterval(() => this.#renew(), screen.isTTY ? liveEveryMs : plainEveryMs);
  }

  /** Seconds since the beginning. */
  get seconds(): number {
    return Math.round((this.#now() - this.#began) / 1000);
  }

  /** Writes a line, above the one that renews itself. */
  say(line: string): void {
    this.#clear();
    this.#screen.write(`${line}\n`);
    this.#renewLive();
  }

  /** Shows a suite from now on, until {@link end} is told its name. */
  begin(suite: string): Watcher {
    const state: State = { done: 0, total: 0 };
    this.#running.set(suite, state);
    this.#renewLive();
    return {
      progress: (done, total) => {
        Object.assign(state, { done, total });
      },
      failure: (text) => this.say(`${suite} failed: ${text}`),
      took: (file, ms) => this.#times.set(file, (this.#times.get(file) ?? 0) + ms),
      say: (sentence) => this.say(`${suite}: ${sentence}`),
    };
  }

  /** Shows the suite no more. */
  end(suite: string): void {
    this.#running.delete(suite);
  }

  /** Writes nothing by itself from now on. */
  stop(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  /** The files that took longest, the longest first, with their milliseconds. */
  slowest(count: number): (readonly [file: string, ms: number])[] {
    return [...this.#times].toSorted(([, a], [, b]) => b - a).slice(0, count);
  }

  #line(): string {
    const suites = [...this.#running].map(([name, { done, total }]) =>
      total > 0 ? `${name} ${done} of ${total}` : name,
    );
    return `${suites.join(', ')} (${this.seconds} s)`;
  }

  #renew(): void {
    if (this.#running.size === 0) return;
    if (this.#screen.isTTY) this.#renewLive();
    else this.#screen.write(`${this.#line()}\n`);
  }

  #renewLive(): void {
    if (!this.#screen.isTTY || this.#running.size === 0) return;
    // A line that wraps could not be renewed.
    const line = this.#line().slice(0, (this.#screen.columns ?? 80) - 1);
    this.#screen.write(`\r\u001B[K${line}`);
    this.#isLineShown = true;
  }

  #clear(): void {
    if (this.#isLineShown) this.#screen.write('\r\u001B[K');
    this.#isLineShown = false;
  }
}
