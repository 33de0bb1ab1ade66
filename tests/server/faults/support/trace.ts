import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Kind of act of each traced system call on files. */
const kinds = {
  openat: 'made',
  mkdir: 'made',
  link: 'linked',
  rename: 'renamed',
  unlink: 'removed',
  pwrite64: 'wrote',
  ftruncate: 'truncated',
  fsync: 'synced',
  fdatasync: 'synced',
} as const;

/** Something that happened to a file or folder. */
export interface Act {
  kind: (typeof kinds)[keyof typeof kinds];
  path: string;
  /** The new name, where there is one. */
  to: string;
  /** What was written. */
  bytes: Buffer;
  /** Offset of a write, or new length of a truncated file, in bytes. */
  offset: number;
}

/** Something that was sent over TCP to a client's port. */
export interface Sent {
  port: number;
  text: string;
}

const calls = [...Object.keys(kinds), 'write', 'writev', 'sendmsg', 'sendto'].join(',');

/** The command that runs a program with its threads under strace, and traces into `file`. */
export const tracing = (file: string): string[] =>
  `strace -f -yy -xx -s 1000000 -e trace=${calls} -o`.split(' ').concat(file);

/** Whether programs can be traced here. */
export const canTrace = (): boolean =>
  spawnSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0;

/** The traced program's own process id. */
export const tracedPid = (file: string): number => Number.parseInt(readFileSync(file, 'utf8'), 10);

const begun = ' <unfinished ...>';

/** Reads from a trace what happened to the files below `root` and what was sent over TCP, in order. */
export function readTrace(file: string, root: string): (Act | Sent)[] {
  const open = new Map<string, string>();
  return readFileSync(file, 'latin1')
    .split('\n')
    .flatMap((line) => {
      const [, thread = '', text = ''] = /^(\d+) +(.*)$/s.exec(line) ?? [];
      if (text.endsWith(begun)) {
        const call = text.slice(0, -begun.length);
        open.set(thread, call);
        // An answer counts from here, the start of its call: otherwise a file operation that ends before the
        // call returns would count as done before the answer.
        return sentBy(call);
      }
      const rest = /^<\.\.\. \w+ resumed>(.*)$/s.exec(text)?.[1];
      if (rest === undefined) return [...sentBy(text), ...doneBy(text, root)];
      return doneBy(`${open.get(thread)}${rest}`, root);
    });
}

const decoded = (hex: string): Buffer => Buffer.from(hex.replaceAll(String.raw`\x`, ''), 'hex');

const texts = (call: string): Buffer[] =>
  [...call.matchAll(/"((?:\\x[\da-f]{2})*)"/g)].map(([, hex = '']) => decoded(hex));

function sentBy(call: string): Sent[] {
  const port = /^\w+\(\d+<TCP(?:v6)?:\[.*->.*?:(\d+)\]>/.exec(call)?.[1];
  return port === undefined ? [] : [{ port: Number(port), text: texts(call).join('') }];
}

function doneBy(call: string, root: string): Act[] {
  const name = /^(\w+)\(.*\) += \d/s.exec(call)?.[1] ?? '';
  const isKnown = name in kinds && (name !== 'openat' || call.includes('O_CREAT'));
  const [first = Buffer.alloc(0), second = ''] = texts(call);
  const handle = decoded(/^\w+\(\d+<((?:\\x[\da-f]{2})+)>/.exec(call)?.[1] ?? '').toString();
  const path = handle || first.toString();
  if (!isKnown || !path.startsWith(root)) return [];
  const kind = kinds[name as keyof typeof kinds];
  const offset = Number(/(\d+)\) += /.exec(call)?.[1] ?? 0);
  return [{ kind, path, to: second.toString(), bytes: first, offset }];
}
