/**
 * `npm run test:screenreader [journey ...]`, before a release: a real screen reader reads the built site.
 * What it says is compared with the transcripts in git; a difference is shown for a person to judge. A
 * journey fails only when it cannot be played, or when a 'must' assertion of ARIA-AT is not heard.
 * `--update` overwrites the transcripts: review the diff.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { site as identity } from '../../src/content/site.ts';
import { ensureBuilt } from '../../scripts/ensureBuilt.ts';
import { type RunningSite, startSite } from '../../scripts/startSite.ts';
import { messageOf } from '../../src/server/plainError.ts';
import { assertions } from './ariaAt.ts';
import { type Desktop, withDesktop } from './desktop.ts';
import { differences, type Heard, type Journey, type Step, transcriptOf } from './journey.ts';
import { journeys } from './journeys.ts';
import { missingPackages } from './packages.ts';

// `process.exit` runs the handlers that remove temporary folders; a process ended by the signal would not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** Number of the X display; differs between processes, so that two runs can share the machine. */
const display = 70 + (process.pid % 500);

function nameOf(step: Step): string {
  if ('type' in step) return `type ${step.type}`;
  if ('site' in step) return `the site ${step.site}`;
  return step.press;
}

async function perform(step: Step, desktop: Desktop, site: RunningSite): Promise<string[]> {
  if ('press' in step) return desktop.press(step.press, step.until);
  if ('type' in step) return desktop.type(step.type);
  await (step.site === 'stops' ? site.stop() : site.restart());
  return [];
}

/** Plays a journey. Returns its transcript. */
async function listen(journey: Journey, site: RunningSite): Promise<string> {
  const { path, screen = 'desktop', motion = false } = journey;
  const heard = await withDesktop(
    { url: `${site.url}${path}`, screen, motion, display },
    async (desktop) => {
      const all: Heard[] = [{ step: 'open', phrases: desktop.opening, anyOrder: true }];
      for (const step of journey.steps) {
        const anyOrder = step.anyOrder ?? false;
        const times = 'press' in step ? (step.times ?? 1) : 1;
        for (let turn = 0; turn < times; turn += 1) {
          const phrases = await perform(step, desktop, site);
          all.push({ step: nameOf(step), phrases, anyOrder });
        }
      }
      return all;
    },
  );
  return transcriptOf(journey, heard)
    .replaceAll(site.url, 'http://site')
    .replaceAll(identity.product, '{product}');
}

const fileOf = ({ name }: Journey): string =>
  join(import.meta.dirname, 'transcripts', `${name}.txt`);

/** Plays a journey and shows differences from its approved transcript. Returns whether it passed. */
async function check(journey: Journey, site: RunningSite): Promise<boolean> {
  const approved = existsSync(fileOf(journey)) ? readFileSync(fileOf(journey), 'utf8') : '';
  const now = await listen(journey, site);
  const lines = differences(approved, now);
  console.log(`${journey.name}: ${lines.length === 0 ? 'as approved' : 'differs'}`);
  for (const line of lines) console.log(`    ${line}`);
  const unmet = assertions.filter((each) => each.journey === journey.name && !each.heard.test(now));
  for (const { pattern, id } of unmet) console.log(`    not heard: ${pattern}, ${id}`);
  return unmet.length === 0;
}

async function update(journey: Journey, site: RunningSite): Promise<boolean> {
  writeFileSync(fileOf(journey), await listen(journey, site));
  console.log(`${journey.name}: written to ${relative(process.cwd(), fileOf(journey))}`);
  return true;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { update: { type: 'boolean', default: false } },
  });
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(
      `Skipped: no screen reader can run here. On Debian: apt-get install ${missing.join(' ')}`,
    );
    console.log('0 passed, 0 failed, 1 skipped');
    return;
  }
  const names = journeys.map(({ name }) => name);
  const unknown = positionals.filter((each) => !names.includes(each));
  if (unknown.length > 0)
    throw new Error(`No journey ${unknown.join(', ')}: choose among ${names.join(', ')}.`);
  const chosen = journeys.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  await ensureBuilt();
  const site = await startSite();
  let failed = 0;
  try {
    for (const journey of chosen)
      try {
        if (!(await (values.update ? update : check)(journey, site))) failed += 1;
      } catch (error) {
        failed += 1;
        console.log(`${journey.name}: ${messageOf(error)}`);
      }
  } finally {
    await site.remove();
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await main();
