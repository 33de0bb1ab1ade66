import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { sharedFolders } from './tests/support/sharedFolders.ts';

const databases = 'tests/server/globalSetup.ts';
const server = 'tests/server/**/*.test.ts';
const tests = 'tests/**/*.test.{ts,tsx}';
// What `npm test` leaves out: docs/testing.md says which command runs it.
const durability = 'tests/server/durability/**/*.test.ts';
const docs = 'tests/guides/**/*.test.ts';
const shared = sharedFolders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: availableParallelism(),
    execArgv: ['--import', new URL('./scripts/exitWithParent.mjs', import.meta.url).href],
    // Deadlines end a hang and judge nothing: a test of 6 s was seen to take more than 60 s.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    setupFiles: 'tests/support/resourcesOfFile.ts',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [tests], exclude: [docs, server, ...shared] },
      },
      {
        extends: true,
        test: { name: 'shared', include: shared, isolate: false },
      },
      {
        extends: true,
        // Its files restore what they change, and so share what they have loaded.
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
        test: { name: 'docs', include: [docs] },
      },
    ],
  },
  plugins: [vanillaExtractPlugin()],
});
