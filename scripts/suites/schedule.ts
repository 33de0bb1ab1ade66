import type { Progress } from './progress.ts';
import { broken, type Result, type Suite } from './suite.ts';

/**
 * The suites to run for some names: those, and what they need; all for no name.
 *
 * @throws Error naming the suites there are when a name is none of them.
 */
export function choose(suites: readonly Suite[], names: readonly string[]): readonly Suite[] {
  if (names.length === 0) return suites;
  const known = suites.map(({ name }) => name);
  for (const name of names)
    if (!known.includes(name))
      throw new Error(`There is no suite "${name}": choose among ${known.join(', ')}.`);
  const wanted = new Set(names);
  for (const suite of suites.toReversed())
    if (wanted.has(suite.name)) for (const need of suite.needs ?? []) wanted.add(need);
  return suites.filter(({ name }) => wanted.has(name));
}

async function runOne(suite: Suite, progress: Progress): Promise<Result> {
  const began = performance.now();
  const watcher = progress.begin(suite.name);
  let result: Result;
  try {
    result = await suite.run(watcher);
  } catch (error) {
    result = broken(watcher, error instanceof Error ? error.message : String(error));
  }
  if (result.passed + result.failed === 0 && !result.isLeftOut)
    result = broken(watcher, 'No test ran.');
  progress.end(suite.name);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { passed, failed, skipped } = result;
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  progress.say(`${suite.name}: ${passed} passed, ${failed} failed${left} (${seconds} s)`);
  return result;
}

/**
 * Runs suites at once, each as soon as those it waits for have ended. A suite that fails does not
 * stop the others; one that ran no test counts as failed.
 */
export async function runAll(suites: readonly Suite[], progress: Progress): Promise<Result[]> {
  const results = new Map<string, Promise<Result>>();
  for (const suite of suites) {
    const first = [...(suite.needs ?? []), ...(suite.after ?? [])].flatMap(
      (name) => results.get(name) ?? [],
    );
    results.set(
      suite.name,
      Promise.all(first).then(() => runOne(suite, progress)),
    );
  }
  return Promise.all(results.values());
}
