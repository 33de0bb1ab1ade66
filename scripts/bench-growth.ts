/**
 * `npm run bench:growth [-- 1000 …]`: builds copies of the site with that many articles, from nothing,
 * and prints what a build takes and what visitors download. Default: 10 100 1000.
 */
import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { writeArticles } from './growth/articles.ts';
import { ownerOfProcess } from './run.ts';

const counts = process.argv.slice(2).map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Say how many articles: npm run bench:growth -- 10 1000');
  process.exit(2);
}

const root = resolve(import.meta.dirname, '..');
/** Below the project, so that the copies find its packages. */
const copies = join(root, '.cache/growth');

/** Copies what a build reads, with so many articles in it. */
async function copyWith(count: number): Promise<string> {
  const folder = join(copies, String(count));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const names = ['src', 'public', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json'];
  for (const name of names) await cp(join(root, name), join(folder, name), { recursive: true });
  await writeArticles(join(folder, 'src/content/answers'), count);
  return folder;
}

/** Reads the greatest memory that the process of the build, threads included, ever held. */
const reporter = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => console.log('peak', process.resourceUsage().maxRSS));`,
)}`;

async function build(folder: string): Promise<{ seconds: number; peakMB: number }> {
  const started = performance.now();
  const child = ownerOfProcess().node(['--import', reporter, 'scripts/build.ts'], { cwd: folder });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return {
    seconds: (performance.now() - started) / 1000,
    peakMB: Number(/^peak (\d+)$/m.exec(output)?.[1]) / 1024,
  };
}

/** Bytes of files as they travel, packed. */
async function weigh(folder: string, pattern: RegExp): Promise<number> {
  const site = join(folder, 'dist/site');
  const names = (await readdir(site, { recursive: true })).filter((name) => pattern.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(site, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

console.log(
  `Load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors; kB as they travel (Brotli).\n`,
);
console.log(
  '| articles | seconds | peak MB | hub page kB | its data kB | home kB | an article kB | all JavaScript kB | sitemap kB, plain |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
try {
  for (const count of counts.length > 0 ? counts : [10, 100, 1000]) {
    const folder = await copyWith(count);
    const { seconds, peakMB } = await build(folder);
    const sitemap = await readFile(join(folder, 'dist/site/sitemap.xml'));
    const cells = [
      count,
      seconds.toFixed(1),
      peakMB.toFixed(0),
      kb(await weigh(folder, /^answers\.html\.br$/)),
      kb(await weigh(folder, /^answers\.json\.br$/)),
      kb(await weigh(folder, /^index\.html\.br$/)),
      kb(await weigh(folder, /^answers\/sales-competency-rubric\.html\.br$/)),
      kb(await weigh(folder, /^assets\/.*\.js\.br$/)),
      kb(sitemap.length),
    ];
    console.log(`| ${cells.join(' | ')} |`);
    await rm(folder, { recursive: true, force: true });
  }
} finally {
  await rm(copies, { recursive: true, force: true });
}
