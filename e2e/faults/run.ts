/**
 * `npm run test:a11y-faults [words]`: makes deliberate faults of accessibility, one at a time, in copies
 * of the project, and asks the checks of each whether they see it. Words choose faults that name them,
 * or the criterion that they fail. What is seen stands in the conformance report.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import pMap from 'p-map';
import { Owner } from '../../scripts/owner.ts';
import { run } from '../../scripts/run.ts';
import { testBrowser } from '../../scripts/testBrowser.ts';
import { type FaultEvidence, faultEvidence } from '../../src/content/conformance.ts';
import { visualConfig } from '../../visual.config.ts';
import { copyProject, make } from '../../visual/faultyCopy.ts';
import { git } from '../../visual/git.ts';
import { mutate } from '../../visual/mutate.ts';
import { failing } from './checks.ts';
import { type AccessibilityFault, faults } from './faults.ts';

const project = resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const wanted = faults.filter(({ what, criterion }) =>
  words.every((word) => word === criterion || what.includes(word)),
);
const owner = new Owner();
// An exit removes the copies; the end by a signal would not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** Writes down for the conformance report which faults were seen, beside what earlier runs found. */
function record(unseen: ReadonlySet<AccessibilityFault>): void {
  const date = new Date().toISOString().slice(0, 10);
  const commit = git(project, 'rev-parse', '--short', 'HEAD').trim();
  const evidence: Record<string, FaultEvidence> = { ...faultEvidence };
  for (const fault of wanted.filter(({ criterion }) => criterion !== '')) {
    const { criterion, what } = fault;
    const { missed, ...before } = evidence[criterion] ?? {};
    evidence[criterion] = {
      ...before,
      ...(missed !== undefined && missed !== what && { missed }),
      ...(unseen.has(fault) ? { missed: what } : { found: what, date, commit }),
    };
  }
  const file = join(project, 'src/content/faultEvidence.json');
  writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
}

/** Builds the site of a copy. Returns whether that was possible. */
async function build(root: string): Promise<boolean> {
  const { code } = await run('node', ['build/main.ts', '--quick'], {}, root);
  return code === 0;
}

async function copy(): Promise<string> {
  const root = owner.folder();
  copyProject(project, root);
  await build(root);
  return root;
}

/** The checks that see a fault: those that fail with it, and not without it. */
async function seenBy(
  root: string,
  { checks, ...fault }: AccessibilityFault,
  anyway: ReadonlySet<string>,
): Promise<string[]> {
  const restore = make(root, fault);
  try {
    if (!(await build(root))) return ['the build'];
    return [...(await failing(root, checks))].filter((test) => !anyway.has(test));
  } finally {
    restore();
  }
}

try {
  // Unpacked from a copy, the browser would look for its fonts there.
  await testBrowser();
  const copies = await pMap(Array.from({ length: availableParallelism() }), copy);
  const control = copies[0] ?? '';
  const anyway = await failing(control, [...new Set(wanted.flatMap(({ checks }) => checks))]);
  for (const test of anyway) console.log(`fails without a fault, and counts for none: ${test}`);

  const unseen = new Set<AccessibilityFault>();
  let done = 0;
  await pMap(
    wanted,
    async (fault) => {
      const root = copies.pop() ?? '';
      const tests = await seenBy(root, fault, anyway);
      copies.push(root);
      if (tests.length === 0) unseen.add(fault);
      console.log(`${(done += 1)} of ${wanted.length}: ${fault.what}: ${tests.length} tests`);
    },
    { concurrency: copies.length },
  );
  // What no check of the site sees, the texts and pictures of a component may see.
  const drawn = [...unseen].flatMap(({ component, ...fault }) =>
    component === undefined ? [] : [{ ...fault, component }],
  );
  if (drawn.length > 0)
    for await (const { fault, isSeen } of mutate(visualConfig, drawn)) {
      const known = wanted.find(({ what }) => what === fault.what);
      if (known && isSeen) unseen.delete(known);
    }
  for (const { what } of unseen) console.log(`failed: ${what}: nothing saw it`);
  record(unseen);
  console.log(`${wanted.length - unseen.size} passed, ${unseen.size} failed`);
  process.exitCode = unseen.size > 0 ? 1 : 0;
} finally {
  await owner.dispose();
}
