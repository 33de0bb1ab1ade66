import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { shortNames } from './build/shortNames.ts';
import { targets } from './build/targets.ts';
import { analytics } from './src/content/analytics.ts';
import { siteFrom } from './src/content/siteConfig.ts';

const here = normalizePath(import.meta.dirname);

/** What the site, its stories and its tests share; build/main.ts adds what only the build needs. */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    // In Storybook, class names keep the name of their style sheet, which the capture reads for each picture.
    vanillaExtractPlugin({
      identifiers: mode === 'production' && !process.env['STORYBOOK'] ? shortNames() : 'debug',
    }),
  ],
  define: {
    // Without what only the build and the server read: it would be sent with every page.
    __SITE__: JSON.stringify({ ...siteFrom(process.env), indexNowKey: undefined, live: undefined }),
    __ANALYTICS__: JSON.stringify(analytics),
    __SEND_ON__: JSON.stringify(process.env['SEND_ON'] !== 'false'),
    __CONFIRM_SIGNUPS__: JSON.stringify(process.env['CONFIRM_SIGNUPS'] === 'true'),
  },
  // Features that all large browsers have had for 30 months get no prefixes, which every page would carry.
  build: { cssTarget: Object.entries(targets).map(([name, version]) => `${name}${version}`) },
  // Folders that builds and the server write must not be watched. No patterns: the project may itself be in a
  // folder of such a name.
  server: {
    watch: {
      ignored: (path) =>
        ['dist', 'data', 'storybook-static'].some((name) =>
          normalizePath(path).startsWith(`${here}/${name}/`),
        ),
    },
  },
}));
