import { readFileSync, readdirSync } from 'node:fs';

/** State and parent of a process, as Linux tells them; undefined where it has ended. */
function processOf(pid: string): { readonly parent: number; readonly state: string } | undefined {
  try {
    // The name stands in parentheses and may hold anything; what follows it is regular.
    const [state = '', parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(parent), state };
  } catch {
    return undefined;
  }
}

/** Whether one of `roots`, or of what they started, runs, waits for its turn or for the disk. */
export function isBusy(roots: readonly number[]): boolean {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const found = processOf(name);
      return found === undefined ? [] : [{ pid: Number(name), ...found }];
    });
  const family = new Set(roots);
  // Younger processes have higher numbers only until they wrap: repeat until nobody is added.
  for (let before = -1; before < family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.some(({ pid, state }) => family.has(pid) && /[RD]/.test(state));
}
