import { open } from 'node:fs/promises';
import { messageOf, PlainError } from '../plainError.ts';
import { write } from './terminal.ts';

/** Where an export goes. */
export interface Output {
  write: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a file that only its owner can read, or the terminal when `path` is undefined.
 *
 * @throws PlainError when the file cannot be written.
 */
export async function openOutput(path: string | undefined): Promise<Output> {
  if (path === undefined) return { write, close: () => Promise.resolve() };
  try {
    const file = await open(path, 'w', 0o600);
    // One that was there keeps its rights otherwise.
    await file.chmod(0o600);
    return {
      write: async (text) => {
        await file.write(text);
      },
      close: async () => {
        await file.sync();
        await file.close();
      },
    };
  } catch (error) {
    throw new PlainError(`${path} cannot be written (${messageOf(error)}): name another file.`);
  }
}
