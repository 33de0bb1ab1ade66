/**
 * `npm run test:screenreader [journey ...]`: a real screen reader reads the built site, and what it
 * says is compared with the transcripts in git. `--update` writes them anew, to be read in the diff.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/ensureBuilt.ts';
import { type Site, startSite } from '../../scripts/startSite.ts';
import { type Desktop, withDesktop } from './desktop.ts';
import { differences, type Heard, type Journey, type Step, written } from './journey.ts';
import { journeys } from './journeys.ts';
import { missingPackages } from './packages.ts';

const transcripts = join(import.meta.dirname, 'transcripts');
const display = 70 + (process.pid % 500);

function nameOf(step: Step): string {
  if ('type' in step) return `type ${step.type}`;
  if ('site' in step) return `the site ${step.site}`;
  return step.press;
}

const addressOf = ({ path }: Journey, site: Site): string =>
  path.startsWith('/') ? `${site.url}${path}` : pathToFileURL(join(import.meta.dirname, path)).href;

async function walk(journey: Journey, site: Site): Promise<Heard[]> {
  return withDesktop(
    {
      url: addressOf(journey, site),
      screen: journey.screen ?? 'desktop',
      motion: journey.motion ?? false,
      places: journey.places ?? false,
      display,
    },
    async (desktop) => {
      const heard: Heard[] = [{ step: 'open', phrases: desktop.opening, anyOrder: true }];
      for (const step of journey.steps) {
        const anyOrder = step.anyOrder ?? false;
        const times = 'press' in step ? (step.times ?? 1) : 1;
        for (let turn = 0; turn < times; turn += 1) {
          const phrases = await take(step, desktop, site);
          heard.push({ step: nameOf(step), phrases, anyOrder });
        }
      }
      return heard;
    },
  );
}

async function take(step: Step, desktop: Desktop, site: Site): Promise<string[]> {
  if ('press' in step) return desktop.press(step.press, step.until);
  if ('type' in step) return desktop.type(step.type);
  await (step.site === 'stops' ? site.stop() : site.restart());
  return [];
}

/** Prints how the journey went, and says whether its transcript is the approved one. */
async function judge(journey: Journey, site: Site, update: boolean): Promise<boolean> {
  const file = join(transcripts, `${journey.name}.txt`);
  const now = written(journey, await walk(journey, site)).replaceAll(site.url, 'http://site');
  if (update) {
    mkdirSync(transcripts, { recursive: true });
    writeFileSync(file, now);
    console.log(`${journey.name}: written to ${relative(process.cwd(), file)}`);
    return true;
  }
  const lines = differences(existsSync(file) ? readFileSync(file, 'utf8') : '', now);
  console.log(`${journey.name}: ${lines.length === 0 ? 'as approved' : 'differs'}`);
  for (const line of lines) console.log(`    ${line}`);
  return lines.length === 0;
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
    return;
  }
  const chosen = journeys.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  if (chosen.length === 0)
    throw new Error(`Choose among ${journeys.map(({ name }) => name).join(', ')}.`);
  await ensureBuilt();
  const site = await startSite();
  let passed = 0;
  try {
    for (const journey of chosen) {
      try {
        passed += (await judge(journey, site, values.update)) ? 1 : 0;
      } catch (error) {
        console.log(`${journey.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await site.remove();
  }
  console.log(`${passed} passed, ${chosen.length - passed} failed`);
  if (passed < chosen.length) process.exitCode = 1;
}

await main();
