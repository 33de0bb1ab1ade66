import { readFileSync, readdirSync } from 'node:fs';

/** State and parent of a process on Linux; undefined when it has ended. */
function processOf(pid: string): { readonly parent: number; readonly state: string } | undefined {
  try {
    // The name is in parentheses and may contain anything, so cut up to the last one.
    const [state = '', parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(parent), state };
  } catch {
    return undefined;
  }
}

/** Whether one of `roots` or of their descendants is running, or waits for the processor or the disk. */
export function isBusy(roots: readonly number[]): boolean {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const found = processOf(name);
      return found === undefined ? [] : [{ pid: Number(name), ...found }];
    });
  const family = new Set(roots);
  // Process numbers wrap around, so a child may come before its parent: repeat until none is added.
  for (let before = -1; before < family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.some(({ pid, state }) => family.has(pid) && /[RD]/.test(state));
}
