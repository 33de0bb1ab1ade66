/**
 * `npm run test:a11y-faults`: makes deliberate faults of accessibility, one at a time, in copies of the
 * project, and counts who sees each. It takes long; what was found is kept, and the next run goes on.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { Owner } from '../../scripts/owner.ts';
import { testBrowser } from '../../scripts/testBrowser.ts';
import { visualConfig } from '../../visual.config.ts';
import { copyProject, make, problemOf } from '../../visual/faultyCopy.ts';
import { mutate } from '../../visual/mutate.ts';
import { look } from './checks.ts';
import { type AccessibilityFault, faults } from './faults.ts';
import { describe, eyesOn, Results } from './results.ts';
import { buildSite, type Eye, type Sight, type Workshop } from './workshop.ts';

const project = resolve(import.meta.dirname, '../..');
/** Tests of the server start databases, and none of them is asked here. */
const leaveOut = /^(?:visual\/(?:baselines|approvals)|tests\/server|e2e\/screenreader)\//;

/** Lets lanes take work from one queue, each with a copy of its own. */
async function inLanes<Work>(
  count: number,
  queue: Work[],
  work: (workshop: Workshop, item: Work) => Promise<void>,
): Promise<void> {
  const lane = async (): Promise<void> => {
    if (queue.length === 0) return;
    const owner = new Owner();
    const root = owner.folder();
    try {
      copyProject(project, root, leaveOut);
      for (let item = queue.shift(); item; item = queue.shift()) await work({ root, owner }, item);
    } finally {
      await owner.dispose();
    }
  };
  await Promise.all(Array.from({ length: count }, lane));
}

async function seenOnSite(workshop: Workshop, fault: AccessibilityFault): Promise<Sight[]> {
  const restore = make(workshop.root, fault);
  try {
    if (!(await buildSite(workshop))) return [{ by: 'build', test: 'scripts/build.ts' }];
    return await look(workshop, fault.checks);
  } finally {
    restore();
  }
}

/** The tests among these that fail without any fault, too: what they say proves nothing. */
async function failingAnyway(checks: readonly string[]): Promise<ReadonlySet<string>> {
  const failing = new Set<string>();
  await inLanes(1, checks.length > 0 ? [checks] : [], async (workshop, all) => {
    if (!(await buildSite(workshop))) throw new Error('The site cannot be built.');
    for (const { test } of await look(workshop, all)) failing.add(test);
  });
  return failing;
}

const checksOf = (asked: readonly AccessibilityFault[]): string[] => [
  ...new Set(asked.flatMap(({ checks }) => checks)),
];

/** Asks every check of these faults on the sources as they are. */
async function controlOnly(asked: readonly AccessibilityFault[]): Promise<void> {
  const checks = checksOf(asked);
  const failing = await failingAnyway(checks);
  for (const test of failing) console.log(`fails without a fault: ${test}`);
  console.log(`${checks.length} checks asked without a fault, ${failing.size} tests failed.`);
  if (failing.size > 0) process.exitCode = 1;
}

const asEye = (oracle: string): Eye => (oracle === 'story' ? 'play' : (oracle as Eye));

interface Options {
  readonly only?: string;
  readonly again?: true;
  readonly missed?: true;
  readonly lanes: number;
  readonly site: boolean;
  readonly stories: boolean;
  readonly control: boolean;
  readonly controlOnly?: true;
}

async function main({
  only,
  again,
  missed,
  lanes,
  site,
  stories,
  control,
  controlOnly: isControlOnly,
}: Options): Promise<void> {
  const results = new Results(again ?? false);
  const wanted = faults.filter(({ what }) => !only || what.includes(only));
  const tell = (fault: AccessibilityFault): void =>
    console.log(`${[...eyesOn(results.of(fault))].join(', ') || 'MISSED'}: ${fault.what}`);
  for (const fault of wanted) {
    if (missed && eyesOn(results.of(fault)).size === 0) results.forget(fault);
    const problem = problemOf(project, fault);
    if (problem) results.add(fault, { problem });
  }
  const possible = wanted.filter((fault) => !results.of(fault).problem);
  if (isControlOnly) return controlOnly(possible);

  if (site) {
    // Unpacked from a copy, the browser would look for its fonts there.
    await testBrowser();
    const open = possible.filter((fault) => !results.of(fault).site);
    await inLanes(lanes, open, async (workshop, fault) => {
      try {
        results.add(fault, { site: await seenOnSite(workshop, fault) });
        tell(fault);
      } catch (error) {
        // It stays open, and the next run tries it again.
        console.error(`${fault.what}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  }
  if (stories) {
    const open = possible.filter((fault) => fault.component && !results.of(fault).stories);
    const asked = open.map((fault) => ({
      ...fault,
      component: fault.component ?? '',
      isSample: false,
    }));
    if (asked.length > 0)
      await mutate(visualConfig, asked, ({ fault: { what }, seenBy }) => {
        const fault = open.find((one) => one.what === what);
        if (!fault) return;
        results.add(fault, { stories: seenBy.map(asEye) });
        tell(fault);
      });
  }
  if (control) {
    const used = possible.filter((fault) => (results.of(fault).site ?? []).length > 0);
    const failing = await failingAnyway(checksOf(used));
    for (const test of failing)
      console.log(`fails without a fault, too, and counts for none: ${test}`);
    for (const fault of used)
      results.add(fault, {
        site: (results.of(fault).site ?? []).filter(({ test }) => !failing.has(test)),
      });
  }
  console.log(describe(wanted.map((fault) => ({ fault, outcome: results.of(fault) }))));
}

await new Command('test:a11y-faults')
  .description('Makes faults of accessibility, one at a time, and counts who sees each.')
  .option('--only <word>', 'only faults whose description contains this')
  .option('--again', 'forget what earlier runs found')
  .option('--missed', 'make those again that nobody has seen so far')
  .option('--lanes <number>', 'how many at once', Number, availableParallelism())
  .option('--no-site', 'not on the site')
  .option('--no-stories', 'not in the stories')
  .option('--no-control', 'do not ask whether the tests pass without a fault')
  .option('--control-only', 'only ask whether the tests pass without a fault')
  .action(main)
  .parseAsync();
