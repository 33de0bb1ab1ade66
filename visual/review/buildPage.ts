import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** What the page is made of, from the root of the project. */
const inputs = [
  'visual/review',
  'visual/findings.ts',
  'visual/changes.ts',
  'src/primitives',
  'src/design',
];
const entry = 'visual/review/page/main.tsx';

// Every file lies beside the page and none is a module: a browser refuses modules from a folder.
const html = `<!doctype html>
<html lang="en" data-scripts>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Picture review</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="page.css">
  </head>
  <body>
    <div id="review"><noscript>This page needs scripts: it compares pictures in the browser.</noscript></div>
    <script src="review.js"></script>
    <script src="page.js"></script>
  </body>
</html>
`;

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

function hashOfInputs(root: string): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((path) => filesBelow(join(root, path))))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** A test's environment would have the compiler call for parts of React that a built page has not. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Makes what was built beside it the folder, at once; of several with the same content the first stays. */
export function putInPlace(beside: string, folder: string): void {
  try {
    renameSync(beside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(beside, { recursive: true });
  }
}

/**
 * Builds the page, unless nothing that it is made of has changed since the last build. Several
 * processes may ask at once: each gets a whole page.
 *
 * @param root - Absolute path of the project.
 * @param builds - Folder in which the page has a folder of its own, named by what it is made of.
 * @returns The page's folder.
 */
export async function buildPage(root: string, builds: string): Promise<string> {
  const current = hashOfInputs(root);
  const folder = join(builds, current);
  if (existsSync(folder)) return folder;
  mkdirSync(builds, { recursive: true });
  // Another process may have put the page in place by now, and clean up at the same time.
  for (const older of readdirSync(builds).filter((built) => built !== current))
    rmSync(join(builds, older), { recursive: true, force: true });
  const beside = mkdtempSync(`${builds}-`);
  await inProduction(() =>
    build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      base: './',
      plugins: [react(), vanillaExtractPlugin()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: beside,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        rollupOptions: {
          input: join(root, entry),
          output: {
            format: 'iife',
            entryFileNames: 'page.js',
            assetFileNames: (asset) =>
              asset.names.some((name) => name.endsWith('.css')) ? 'page.css' : '[name][extname]',
          },
        },
      },
    }),
  );
  writeFileSync(join(beside, 'index.html'), html);
  putInPlace(beside, folder);
  return folder;
}
