import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

/**
 * Builds the page into a folder, without modules: browsers refuse those from `file:` addresses.
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
    // Under Vitest, JSX would call React's development runtime, which the production build lacks.
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
  copyFileSync(join(root, 'visual/review/page/index.html'), join(folder, 'index.html'));
}
