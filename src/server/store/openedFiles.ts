import { statSync } from 'node:fs';

/** Tells whether a file is another one than before, or was written by somebody else. */
function stateOf(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.ino} ${file.size} ${file.mtimeMs}` : '';
}

const numberOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.ino ?? -1;

/** Which files a connection opened, and the database file as its last write made it. */
export class OpenedFiles {
  readonly #path: string;
  readonly #isInMemory: boolean;
  #lastState = '';
  #file = -1;
  #log = -1;

  constructor(path: string) {
    this.#path = path;
    this.#isInMemory = path === ':memory:';
  }

  /** The database file as it is now; empty where there is none. */
  get state(): string {
    return this.#isInMemory ? 'memory' : stateOf(this.#path);
  }

  /** The database file as it was after the last write. */
  get lastState(): string {
    return this.#lastState;
  }

  /** Whether the file is the one that was opened. */
  get hasFile(): boolean {
    return this.#isInMemory || numberOf(this.#path) === this.#file;
  }

  /** Whether the write-ahead log is the one that was opened. */
  get hasLog(): boolean {
    return this.#isInMemory || numberOf(`${this.#path}-wal`) === this.#log;
  }

  /** After a connection was opened. */
  rememberFiles(): void {
    this.#file = numberOf(this.#path);
    this.#log = numberOf(`${this.#path}-wal`);
    this.rememberState();
  }

  /** After a connection has written. */
  rememberState(): void {
    this.#lastState = this.state;
  }
}
