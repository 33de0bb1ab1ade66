import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A system call of a traced program that matters here, in the order of the trace. */
export type Act =
  | { kind: 'made' | 'removed' | 'synced'; path: string }
  | { kind: 'linked' | 'renamed'; path: string; to: string }
  | { kind: 'wrote'; path: string; bytes: Buffer; offset: number }
  | { kind: 'truncated'; path: string; length: number }
  /** `port` is the client's. */
  | { kind: 'sent'; port: number; text: string };

const calls =
  'openat,mkdir,rename,link,linkat,renameat,renameat2,unlink,unlinkat,pwrite64,ftruncate,fsync,fdatasync,write,writev,sendmsg,sendto';

/** The command that runs a program with its threads under strace, and traces into `file`. */
export const tracing = (file: string): string[] =>
  `strace -f -yy -xx -s 1000000 -e trace=${calls} -o`.split(' ').concat(file);

/** Whether programs can be traced here. */
export const canTrace = (): boolean =>
  spawnSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0;

/** The traced program's own process id. */
export const tracedPid = (file: string): number => Number.parseInt(readFileSync(file, 'utf8'), 10);

const begun = ' <unfinished ...>';

/** Reads from a trace what happened to the files below `root` and what was sent over TCP. */
export function readTrace(file: string, root: string): Act[] {
  const open = new Map<string, string>();
  return readFileSync(file, 'latin1')
    .split('\n')
    .flatMap((line) => {
      const [, thread = '', text = ''] = /^(\d+) +(.*)$/s.exec(line) ?? [];
      if (text.endsWith(begun)) {
        const call = text.slice(0, -begun.length);
        open.set(thread, call);
        // A call that ends after this one must not count as done before the client was answered.
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

function sentBy(call: string): Act[] {
  const port = /^\w+\(\d+<TCP(?:v6)?:\[.*->.*?:(\d+)\]>/.exec(call)?.[1];
  if (port === undefined) return [];
  return [{ kind: 'sent', port: Number(port), text: texts(call).join('') }];
}

function doneBy(call: string, root: string): Act[] {
  const [, name = '', result = ''] = /^(\w+)\(.*\) += (-?\d+)/s.exec(call) ?? [];
  if (name === '' || result.startsWith('-')) return [];
  const [first = '', second = ''] = texts(call).map(String);
  const handle = decoded(/^\w+\(\d+<((?:\\x[\da-f]{2})+)>/.exec(call)?.[1] ?? '').toString();
  const numbers = /(\d+)(?:, (\d+))?\) += /.exec(call) ?? [];
  const act = actOf(name, call, { first, second, handle, numbers: numbers.slice(1).map(Number) });
  return act && act.path.startsWith(root) ? [act] : [];
}

function actOf(
  name: string,
  call: string,
  {
    first,
    second,
    handle,
    numbers,
  }: Record<'first' | 'second' | 'handle', string> & {
    numbers: number[];
  },
): Exclude<Act, { kind: 'sent' }> | undefined {
  switch (name) {
    case 'mkdir':
      return { kind: 'made', path: first };
    case 'openat':
      return call.includes('O_CREAT') ? { kind: 'made', path: first } : undefined;
    case 'unlink':
    case 'unlinkat':
      return { kind: 'removed', path: first };
    case 'link':
    case 'linkat':
      return { kind: 'linked', path: first, to: second };
    case 'rename':
    case 'renameat':
    case 'renameat2':
      return { kind: 'renamed', path: first, to: second };
    case 'fsync':
    case 'fdatasync':
      return { kind: 'synced', path: handle };
    case 'ftruncate':
      return { kind: 'truncated', path: handle, length: numbers[0] ?? 0 };
    case 'pwrite64':
      return {
        kind: 'wrote',
        path: handle,
        bytes: texts(call)[0] ?? Buffer.alloc(0),
        offset: numbers[1] ?? 0,
      };
    default:
      return undefined;
  }
}
