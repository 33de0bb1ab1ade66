import { realpathSync } from 'node:fs';
import { build, normalizePath, type Rolldown } from 'vite';
import { buildSettings, hashOfSources } from './sources.ts';
import { fileNames, groups } from './fileNames.ts';
import { pureRouter } from './pureRouter.ts';

/** Folder of the build, relative to the project; `SITE_BUILD_FOLDER` names another, so that two can coexist. */
const folder = process.env['SITE_BUILD_FOLDER'] || 'dist';

/** Where the parts of a build go. */
export const out = {
  folder,
  site: `${folder}/site`,
  prerender: `${folder}/prerender`,
  headers: `${folder}/headers.json`,
  /** Files that only the server reads, to answer a refused form post from a browser without scripts. */
  refused: `${folder}/refused`,
  /** The owner's page, which `waitlist serve` shows: rendered in Node, with its styles. */
  owner: `${folder}/owner`,
} as const;

/** Hash of everything that the site is built from, as it is now. */
export const hashOfSite = (environment = process.env): string =>
  hashOfSources(
    ['site.json', 'src', 'public', 'build', 'vite.config.ts', 'package-lock.json'],
    new RegExp(`^(?:${buildSettings.join('|')})$`),
    environment,
  );

/** The font files of the two typefaces, as addresses on the development server. */
export const fontSources = {
  text: '/src/design/fonts/schibsted-grotesk.woff2',
  mono: '/src/design/fonts/geist-mono.woff2',
} as const;

const entries = { app: 'src/entry/browser.tsx', fonts: 'src/design/fonts.css' } as const;

/** What the bundler made of the browser's code: addresses of files, and the styles of each page. */
export type Bundle = Awaited<ReturnType<typeof bundleForBrowsers>>;

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The bundler did not write ${what}.`);
  return value;
}

/** Builds what browsers load into `dist/site/assets`, with public files beside it. */
export async function bundleForBrowsers() {
  const result = await build({
    logLevel: 'warn',
    plugins: [pureRouter()],
    build: {
      outDir: out.site,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.values(entries),
        // Radix names its functions for developer tools by calls of `__name`; as pure, they are dropped.
        treeshake: { manualPureFunctions: ['__name'] },
        output: { ...fileNames, codeSplitting: { groups } },
      },
    },
  });
  const output = 'output' in result ? result.output : [];
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const chunkWith = (source: string): Rolldown.OutputChunk =>
    required(
      // The bundler follows links, such as one to a folder of packages.
      chunks.find(({ moduleIds }) => moduleIds.includes(normalizePath(realpathSync(source)))),
      source,
    );
  /** A chunk and all it imports, dependencies first. */
  function withImports(chunk: Rolldown.OutputChunk, seen = new Set<string>()): typeof chunks {
    if (seen.has(chunk.fileName)) return [];
    seen.add(chunk.fileName);
    const imported = chunk.imports.flatMap((name) =>
      chunks.filter(({ fileName }) => fileName === name),
    );
    return [...imported.flatMap((next) => withImports(next, seen)), chunk];
  }
  const chunksOf = (pageFiles: readonly string[]) =>
    [entries.app, ...pageFiles].flatMap((source) => withImports(chunkWith(source)));
  const addresses = (names: readonly string[]) => [...new Set(names)].map((name) => `/${name}`);
  const assetOf = (source: string): string => {
    const asset = output.find(
      (file) => file.type === 'asset' && file.originalFileNames.includes(source),
    );
    return `/${required(asset, source).fileName}`;
  };
  return {
    app: `/${chunkWith(entries.app).fileName}`,
    /** React is started as a task of its own before the application. */
    react: `/${chunkWith('node_modules/react/index.js').fileName}`,
    /** For visitors without scripts. */
    fonts: assetOf(entries.fonts),
    fontFiles: {
      text: assetOf(fontSources.text.slice(1)),
      mono: assetOf(fontSources.mono.slice(1)),
    },
    /** The stylesheets that a page needs, in order. */
    stylesOf: (pageFiles: readonly string[]) =>
      addresses(
        chunksOf(pageFiles).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
      ),
    /** The scripts that a page needs, so that they can be asked for together. */
    scriptsOf: (pageFiles: readonly string[]) =>
      addresses(chunksOf(pageFiles).map(({ fileName }) => fileName)),
  };
}

/** Builds the same application for rendering in Node. */
export async function bundleForPrerendering(): Promise<void> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: out.prerender,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: 'src/entry/prerender.tsx',
      // Off: it warns of dynamic imports that create no separate file, which matters only in browsers.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
}

/** Builds the two views that the server renders, refused form and owner's page, each as a file without imports. */
export async function bundleServerViews(): Promise<void> {
  await bundleView('src/entry/refusedForm.tsx', out.refused);
  await bundleView('src/entry/ownerPage.tsx', out.owner);
}

async function bundleView(entry: string, outDir: string): Promise<void> {
  await build({
    logLevel: 'warn',
    ssr: { noExternal: true },
    // React's development build is larger and slower.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      ssr: entry,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      rolldownOptions: { output: { assetFileNames: '[name][extname]' } },
    },
  });
}

/** Builds the inline script on its own. Returns its code. */
export async function bundleBootScript(): Promise<string> {
  const result = await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: 'src/entry/boot/boot.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  return required(chunk?.code, 'the boot script').trim();
}
