import { pino, type Logger } from 'pino';

export type Log = Logger;

/** The server's log: JSON lines on standard error, without personal data. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));

/** What may be logged of an error: never its message, which can quote what a visitor sent. */
export function loggable(error: unknown): { kind: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { cause, code = (cause as NodeJS.ErrnoException)?.code } = error as NodeJS.ErrnoException;
  // The stack starts with the message, which may itself have lines that look like stack frames.
  const at = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return {
    kind: error.name,
    ...(typeof code === 'string' && { code }),
    ...(at && { at }),
  };
}
