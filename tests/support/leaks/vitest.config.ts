import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** A run of its own for a test that fails on purpose; `owner.test.ts` looks at what it leaves. */
export default defineConfig({
  test: {
    include: ['tests/support/leaks/failing.ts'],
    globalSetup: 'tests/server/globalSetup.ts',
    setupFiles: 'tests/support/ownerOfFile.ts',
    execArgv: ['--import', new URL('../../../scripts/exitWithParent.mjs', import.meta.url).href],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
  // The server answers refused forms with the site's own components.
  plugins: [vanillaExtractPlugin()],
});
