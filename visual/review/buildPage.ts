import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

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

/**
 * Builds the page into a folder.
 *
 * @param root - Absolute path of the project.
 */
export async function buildPage(root: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins: [vanillaExtractPlugin()],
    // In a test's environment it would call for parts of React that a built page lacks.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, 'visual/review/page/main.tsx'),
        output: {
          format: 'iife',
          entryFileNames: 'page.js',
          assetFileNames: (asset) =>
            asset.names.some((name) => name.endsWith('.css')) ? 'page.css' : '[name][extname]',
        },
      },
    },
  });
  writeFileSync(join(folder, 'index.html'), html);
}
