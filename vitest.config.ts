import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { sharedFolders } from './tests/support/sharedFolders.ts';

const databases = 'tests/server/globalSetup.ts';
const server = 'tests/server/**/*.test.ts';
const tests = 'tests/**/*.test.{ts,tsx}';
// Tests that `npm test` leaves out; docs/testing.md says which commands run them.
const durability = 'tests/server/durability/**/*.test.ts';
const docs = ['tests/guides/**/*.test.ts', 'tests/visual/**/*.test.ts'];
const shared = sharedFolders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: '50%',
    execArgv: ['--import', new URL('./scripts/exitWithParent.mjs', import.meta.url).href],
    // These timeouts only end tests that hang. On a busy machine, a test of 6 s has taken more than 60 s.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    setupFiles: 'tests/support/resourcesOfFile.ts',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [tests], exclude: [...docs, server, ...shared] },
      },
      {
        extends: true,
        test: { name: 'shared', include: shared, isolate: false },
      },
      {
        extends: true,
        // These files restore what they change, so they can share a process and the modules it has loaded.
        test: {
          name: 'server',
          include: [server],
          exclude: [durability],
          isolate: false,
          globalSetup: databases,
        },
      },
      {
        extends: true,
        test: { name: 'durability', include: [durability], globalSetup: databases },
      },
      {
        extends: true,
        test: { name: 'docs', include: docs },
      },
    ],
  },
  plugins: [vanillaExtractPlugin()],
});
