/**
 * `npm run test:screenreader [journey ...]`: a real screen reader reads the built site, and what it
 * says is compared with the transcripts in git. `--update` overwrites them: review the diff.
 * `--rounds 5` runs each journey five times at every speed and prints how often each outcome was heard.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { site as identity } from '../../src/content/site.ts';
import { ensureBuilt } from '../../scripts/ensureBuilt.ts';
import { type Site, startSite } from '../../scripts/startSite.ts';
import { messageOf } from '../../src/server/plainError.ts';
import { type Desktop, withDesktop } from './desktop.ts';
import {
  costOf,
  differences,
  type Heard,
  type Journey,
  type Step,
  transcriptOf,
} from './journey.ts';
import { journeys } from './journeys.ts';
import { missingPackages } from './packages.ts';
import { addRates, ariaAtMust, type Rates, ratesOf, type Speed, speeds } from './rates.ts';

// An exit removes the folders of the site and the desktop; the end by a signal would not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const transcripts = join(import.meta.dirname, 'transcripts');
/** Differs between processes, so that two runs can share the machine. */
const display = 70 + (process.pid % 500);

function nameOf(step: Step): string {
  if ('type' in step) return `type ${step.type}`;
  if ('site' in step) return `the site ${step.site}`;
  return step.press;
}

const addressOf = ({ path }: Journey, site: Site): string =>
  path.startsWith('/') ? `${site.url}${path}` : pathToFileURL(join(import.meta.dirname, path)).href;

async function playJourney(journey: Journey, site: Site, speed: Speed): Promise<Heard[]> {
  return withDesktop(
    {
      url: addressOf(journey, site),
      screen: journey.screen ?? 'desktop',
      motion: journey.motion ?? false,
      places: journey.places ?? false,
      delay: speeds[speed],
      display,
    },
    async (desktop) => {
      const heard: Heard[] = [{ step: 'open', phrases: desktop.opening, anyOrder: true }];
      for (const step of journey.steps) {
        const anyOrder = step.anyOrder ?? false;
        const times = 'press' in step ? (step.times ?? 1) : 1;
        for (let turn = 0; turn < times; turn += 1) {
          const phrases = await perform(step, desktop, site);
          heard.push({ step: nameOf(step), phrases, anyOrder });
        }
      }
      return heard;
    },
  );
}

async function perform(step: Step, desktop: Desktop, site: Site): Promise<string[]> {
  if ('press' in step) return desktop.press(step.press, step.until);
  if ('type' in step) return desktop.type(step.type);
  await (step.site === 'stops' ? site.stop() : site.restart());
  return [];
}

const fileOf = ({ name }: Journey): string => join(transcripts, `${name}.txt`);

async function listen(journey: Journey, site: Site, speed: Speed): Promise<string> {
  return transcriptOf(journey, await playJourney(journey, site, speed))
    .replaceAll(site.url, 'http://site')
    .replaceAll(identity.product, '{product}');
}

/**
 * Plays a journey and prints how its transcript differs from the approved one.
 *
 * @param isStrict - Passes only without a difference. Otherwise, as in repeated runs, whose rates are
 * printed, it is enough that every ARIA-AT "must" assertion holds.
 */
async function check(
  journey: Journey,
  site: Site,
  speed: Speed,
  isStrict: boolean,
): Promise<{ readonly rates: Rates; readonly passed: boolean }> {
  const approved = existsSync(fileOf(journey)) ? readFileSync(fileOf(journey), 'utf8') : '';
  const now = await listen(journey, site, speed);
  const lines = differences(approved, now);
  console.log(`${journey.name}, ${speed}: ${lines.length === 0 ? 'as approved' : 'differs'}`);
  for (const line of lines) console.log(`    ${line}`);
  const { keys, words } = costOf(now);
  console.log(`    ${keys} keys, ${words} words`);
  const rates = ratesOf(journey.name, approved, now);
  const [met, total] = rates[ariaAtMust] ?? [0, 0];
  return { rates, passed: isStrict ? lines.length === 0 : met === total };
}

/**
 * Checks every journey `rounds` times; at every speed when that is more than once.
 *
 * @returns Whether each run passed.
 */
async function checkAll(
  chosen: readonly Journey[],
  site: Site,
  rounds: number,
): Promise<readonly boolean[]> {
  const results: boolean[] = [];
  const totals: (readonly [Speed, Rates])[] = [];
  const paces = rounds === 1 ? (['normal'] as const) : (Object.keys(speeds) as Speed[]);
  for (const speed of paces) {
    const runs: Rates[] = [];
    for (const journey of chosen)
      for (let round = 0; round < rounds; round += 1)
        try {
          const { rates, passed } = await check(journey, site, speed, rounds === 1);
          runs.push(rates);
          results.push(passed);
        } catch (error) {
          results.push(false);
          console.log(`${journey.name}, ${speed}: ${messageOf(error)}`);
        } finally {
          console.log(`${results.length} of ${chosen.length * rounds * paces.length}`);
        }
    totals.push([speed, addRates(runs)]);
  }
  for (const [speed, rates] of totals)
    for (const [name, [heard, total]] of Object.entries(rates))
      console.log(`${speed}: ${name}: ${heard} of ${total}`);
  return results;
}

async function update(journey: Journey, site: Site): Promise<void> {
  mkdirSync(transcripts, { recursive: true });
  writeFileSync(fileOf(journey), await listen(journey, site, 'normal'));
  console.log(`${journey.name}: written to ${relative(process.cwd(), fileOf(journey))}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '1' },
    },
  });
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(
      `Skipped: no screen reader can run here. On Debian: apt-get install ${missing.join(' ')}`,
    );
    return;
  }
  const chosen = journeys.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  if (chosen.length === 0)
    throw new Error(`Choose among ${journeys.map(({ name }) => name).join(', ')}.`);
  await ensureBuilt();
  const site = await startSite();
  const results: boolean[] = [];
  try {
    if (values.update) for (const journey of chosen) await update(journey, site);
    else results.push(...(await checkAll(chosen, site, Number(values.rounds))));
  } finally {
    await site.remove();
  }
  const failed = results.filter((passed) => !passed).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await main();
