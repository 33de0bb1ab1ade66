import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './e2e/engines/test.ts';
import type { TestOptions } from './e2e/support/server.ts';
import { testBrowser } from './scripts/testBrowser.ts';

const { executablePath, args, ignoreDefaultArgs } = await testBrowser();

/** From the narrowest window to a wide one, in steps of 20 px. */
const everyWidth = Array.from({ length: 49 }, (_, index) => 320 + 20 * index);

/** Journeys of the site: not the guides', nor those that drive other engines by themselves. */
const journeys = { testIgnore: '**/e2e/{guides,engines}/**' };

/** Those on the way to the form whose words, fields and focus the world can change. */
const altered = { ...journeys, grep: /@altered/ };

export default defineConfig<TestOptions, EngineOptions>({
  testDir: 'e2e',
  projects: [
    { name: 'e2e', ...journeys },
    { name: 'translated', ...altered, use: { world: 'translator' } },
    { name: 'extended', ...altered, use: { world: 'extension' } },
    ...(['firefox', 'webkit'] as const).flatMap((engine) => [
      // One browser of each, beside the other's.
      {
        name: engine,
        testMatch: '**/engines/*.spec.ts',
        // What differs from another page in its words alone is opened at every width, at night.
        grepInvert: /@alike/,
        workers: 1,
        use: { engine },
      },
      {
        name: `${engine}-widths`,
        testMatch: '**/engines/pages.spec.ts',
        workers: 1,
        use: { engine, widths: everyWidth },
      },
      {
        name: `e2e-${engine}`,
        // Tools of the team are for Chromium, which draws the pictures.
        testIgnore: [journeys.testIgnore, '**/{docs,review}.spec.ts'],
        use: { browserName: engine, launchOptions: {} },
      },
    ]),
    // What `npm test` leaves out: docs/testing.md says which command runs it.
    { name: 'docs', testMatch: '**/guides/*.spec.ts' },
  ],
  outputDir: 'test-results/e2e/artifacts',
  reporter: 'line',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  // Deadlines end a hang and judge nothing: these are many times what a quiet machine takes.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [...args],
      ignoreDefaultArgs: [...ignoreDefaultArgs],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
});
