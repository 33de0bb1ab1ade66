/**
 * `npm run bench:growth [-- 1000 …]`: builds copies of the site with that many articles, from nothing,
 * and prints what a build takes and what visitors download. Default: 10 100 1000.
 */
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { figuresOf } from '../scripts/figures.ts';
import { run } from '../scripts/run.ts';

const counts = process.argv.slice(2).map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Say how many articles: npm run bench:growth -- 10 1000');
  process.exit(2);
}

const root = resolve(import.meta.dirname, '..');
/** Inside the project's folder, so that the copies find its `node_modules`. */
const copies = join(root, '.cache/growth');
const slug = 'sales-competency-rubric';

/** Brings a folder to `count` articles, by removing some or by copying one under new names and titles. */
async function writeArticles(folder: string, count: number): Promise<void> {
  const there = (await readdir(folder)).filter((name) => name !== `${slug}.ts`).toSorted();
  await Promise.all(there.slice(count - 1).map((name) => rm(join(folder, name))));
  const text = await readFile(join(folder, `${slug}.ts`), 'utf8');
  for (let number = there.length + 2; number <= count; number += 1)
    await writeFile(
      join(folder, `${slug}-${number}.ts`),
      text
        .replace(`slug: '${slug}'`, `slug: '${slug}-${number}'`)
        .replace(/(\n {2}title: ')/, `$1${number}: `)
        .replace(/(\n {2}metaDescription:\s+["'])/, `$1${number}: `),
    );
}

/** Copies what a build reads, with `count` articles. */
async function copyWith(count: number): Promise<string> {
  const folder = join(copies, String(count));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of [
    'answers.yaml',
    'site.json',
    'src',
    'public',
    'scripts',
    'build',
    'vite.config.ts',
    'package.json',
  ])
    await cp(join(root, name), join(folder, name), { recursive: true });
  await cp(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  await writeArticles(join(folder, 'src/content/answers'), count);
  return folder;
}

/** Total size in kB of the built files that match; `pattern` selects the compressed ones. */
async function weigh(folder: string, pattern: RegExp): Promise<string> {
  const site = join(folder, 'dist/site');
  const names = (await readdir(site, { recursive: true })).filter((name) => pattern.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(site, name))).size));
  return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
}

const figures = figuresOf(
  'npm run bench:growth',
  'articles',
  'seconds',
  'peak MB',
  'hub page kB',
  'its data kB',
  'home kB',
  'an article kB',
  'all JavaScript kB',
);
try {
  for (const count of counts.length > 0 ? counts : [10, 100, 1000]) {
    const folder = await copyWith(count);
    const started = performance.now();
    const { code, output } = await run(
      '/usr/bin/time',
      ['-v', 'node', 'build/main.ts'],
      {},
      folder,
    );
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const seconds = (performance.now() - started) / 1000;
    const peak = Number(/Maximum resident set size \(kbytes\): (\d+)/.exec(output)?.[1]) / 1024;
    figures.row(
      count,
      seconds.toFixed(1),
      peak.toFixed(0),
      await weigh(folder, /^answers\.html\.br$/),
      await weigh(folder, /^answers\.json\.br$/),
      await weigh(folder, /^index\.html\.br$/),
      await weigh(folder, new RegExp(`^answers/${slug}\\.html\\.br$`)),
      await weigh(folder, /^assets\/.*\.js\.br$/),
    );
  }
  figures.save();
} finally {
  await rm(copies, { recursive: true, force: true });
}
