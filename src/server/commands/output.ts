import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { messageOf, PlainError } from '../plainError.ts';
import { write } from './terminal.ts';

/** Where an export goes. */
export interface Output {
  write: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Text of several lines without anything a terminal acts on. */
const harmless = (text: string): string => text.replaceAll(/(?!\r?\n)\p{C}/gu, '·');

/**
 * Opens a file that only its owner can read, or the terminal when `path` is undefined.
 *
 * @throws PlainError when the file cannot be written.
 */
export async function openOutput(path: string | undefined): Promise<Output> {
  if (path === undefined)
    return {
      // A pipe or a file gets what was typed; a terminal would act on it.
      write: (text) => write(process.stdout.isTTY ? harmless(text) : text),
      close: () => Promise.resolve(),
    };
  try {
    // Through a link the file of somebody else would be overwritten.
    const { O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants;
    const file = await open(path, O_CREAT | O_NOFOLLOW | O_TRUNC | O_WRONLY, 0o600);
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
