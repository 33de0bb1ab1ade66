/**
 * `npm run test:screenreader [journey ...]`: a real screen reader reads the built site, and what it
 * says is compared with the transcripts in git. `--update` writes them anew, to be read in the diff.
 * `--rounds 5` listens to each so often at every speed, and says how often each outcome was heard;
 * `--publish` writes that for the page on accessibility.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { site as identity } from '../../src/content/site.ts';
import { ensureBuilt } from '../../scripts/ensureBuilt.ts';
import { type Site, startSite } from '../../scripts/startSite.ts';
import { type Desktop, withDesktop } from './desktop.ts';
import { costOf, differences, type Heard, type Journey, type Step, written } from './journey.ts';
import { journeys } from './journeys.ts';
import { missingPackages } from './packages.ts';
import { must, type Rates, ratesOf, type Speed, speeds, together } from './rates.ts';

const transcripts = join(import.meta.dirname, 'transcripts');
const published = resolve(import.meta.dirname, '../../src/content/screenReader.json');
const display = 70 + (process.pid % 500);

function nameOf(step: Step): string {
  if ('type' in step) return `type ${step.type}`;
  if ('site' in step) return `the site ${step.site}`;
  return step.press;
}

const addressOf = ({ path }: Journey, site: Site): string =>
  path.startsWith('/') ? `${site.url}${path}` : pathToFileURL(join(import.meta.dirname, path)).href;

async function walk(journey: Journey, site: Site, speed: Speed): Promise<Heard[]> {
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

const fileOf = ({ name }: Journey): string => join(transcripts, `${name}.txt`);

async function listen(journey: Journey, site: Site, speed: Speed): Promise<string> {
  return written(journey, await walk(journey, site, speed))
    .replaceAll(site.url, 'http://site')
    .replaceAll(identity.product, '{product}');
}

/**
 * Listens to a journey, and prints what differs. The first time it has to be as approved; in further
 * rounds, at other speeds, W3C's demands have to be met.
 */
async function judge(
  journey: Journey,
  site: Site,
  speed: Speed,
  isFirst: boolean,
): Promise<{ readonly rates: Rates; readonly isRight: boolean }> {
  const approved = existsSync(fileOf(journey)) ? readFileSync(fileOf(journey), 'utf8') : '';
  const now = await listen(journey, site, speed);
  const lines = differences(approved, now);
  console.log(`${journey.name}, ${speed}: ${lines.length === 0 ? 'as approved' : 'differs'}`);
  for (const line of lines) console.log(`    ${line}`);
  const { keys, words } = costOf(now);
  console.log(`    ${keys} keys, ${words} words`);
  const rates = ratesOf(journey.name, approved, now);
  const [met, demanded] = rates[must] ?? [0, 0];
  return { rates, isRight: isFirst ? lines.length === 0 : met === demanded };
}

async function update(journey: Journey, site: Site): Promise<void> {
  mkdirSync(transcripts, { recursive: true });
  writeFileSync(fileOf(journey), await listen(journey, site, 'normal'));
  console.log(`${journey.name}: written to ${relative(process.cwd(), fileOf(journey))}`);
}

function publish(rounds: number, heard: readonly (readonly [Speed, Rates])[]): void {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const rates = Object.fromEntries(heard);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(published, `${JSON.stringify({ date, commit: stdout.trim(), rounds, rates })}\n`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
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
  const rounds = Number(values.rounds);
  const all = rounds === 1 ? (['normal'] as const) : (Object.keys(speeds) as Speed[]);
  const heard: (readonly [Speed, Rates])[] = [];
  const results: boolean[] = [];
  try {
    if (values.update) for (const journey of chosen) await update(journey, site);
    else
      for (const speed of all) {
        const runs: Rates[] = [];
        for (const [journey, round] of chosen.flatMap((each) =>
          Array.from({ length: rounds }, (_, at) => [each, at] as const),
        ))
          try {
            const isFirst = speed === 'normal' && round === 0;
            const { rates, isRight } = await judge(journey, site, speed, isFirst);
            runs.push(rates);
            results.push(isRight);
          } catch (error) {
            results.push(false);
            const reason = error instanceof Error ? error.message : String(error);
            console.log(`${journey.name}, ${speed}: ${reason}`);
          }
        heard.push([speed, together(runs)]);
      }
  } finally {
    await site.remove();
  }
  for (const [speed, rates] of heard)
    for (const [name, [met, of]] of Object.entries(rates))
      console.log(`${speed}: ${name}: ${met} of ${of}`);
  if (values.publish) publish(rounds, heard);
  const failed = results.filter((isRight) => !isRight).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await main();
