import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortNames } from './build/shortNames.ts';
import { targets } from './build/targets.ts';
import { analytics } from './src/content/analytics.ts';
import { siteFrom } from './src/content/siteConfig.ts';

/** What the site, its stories and its tests share; build/main.ts adds what only the build needs. */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    // Stories keep the names of styles, so that a picture can say which it was drawn with.
    vanillaExtractPlugin({
      identifiers: mode === 'production' && !process.env['STORYBOOK'] ? shortNames() : 'debug',
    }),
  ],
  define: {
    // The key is for the build and the server alone: here it would travel with every page.
    __SITE__: JSON.stringify({ ...siteFrom(process.env), indexNowKey: undefined, live: undefined }),
    __ANALYTICS__: JSON.stringify(analytics),
    __SEND_ON__: JSON.stringify(process.env['SEND_ON'] !== 'false'),
    __CONFIRM_SIGNUPS__: JSON.stringify(process.env['CONFIRM_SIGNUPS'] === 'true'),
  },
  // What has been in all large browsers for 30 months needs no prefixes: they would travel with every page.
  build: { cssTarget: Object.entries(targets).map(([name, version]) => `${name}${version}`) },
  // The sources alone decide what is watched and scanned, not what a build left behind.
  server: { watch: { ignored: ['**/dist/**', '**/data/**', '**/storybook-static/**'] } },
}));
