import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './e2e/engines/test.ts';
import type { TestOptions } from './e2e/support/server.ts';
import { testBrowser } from './scripts/testBrowser.ts';

const { executablePath, args, ignoreDefaultArgs } = await testBrowser();

/** From the narrowest window to a wide one, in steps of 20 px. */
const everyWidth = Array.from({ length: 49 }, (_, index) => 320 + 20 * index);

/** Tests of the site, without those of the guides and those that start other engines themselves. */
const journeys = { testIgnore: '**/e2e/{guides,engines}/**' };

/** Tests of the way to the form, where a translator or an extension can change words, fields and focus. */
const altered = { ...journeys, grep: /@altered/ };

export default defineConfig<TestOptions, EngineOptions>({
  testDir: 'e2e',
  projects: [
    { name: 'e2e', ...journeys },
    { name: 'translated', ...altered, use: { world: 'translator' } },
    { name: 'extended', ...altered, use: { world: 'extension' } },
    ...(['firefox', 'webkit'] as const).flatMap((engine) => [
      // Each of the two engines runs in one browser, at the same time as the other.
      {
        name: engine,
        testMatch: '**/engines/*.spec.ts',
        // Pages that differ from others only in their words are left to the nightly run at every width.
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
        // The team's own tools are made for Chromium, which also draws the pictures.
        testIgnore: [journeys.testIgnore, '**/docs.spec.ts'],
        use: { browserName: engine, launchOptions: {} },
      },
    ]),
    // Left out of `npm test`; docs/testing.md says which command runs these tests.
    { name: 'docs', testMatch: '**/guides/*.spec.ts' },
  ],
  outputDir: 'test-results/e2e/artifacts',
  reporter: 'line',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  // Limits for hangs only: many times longer than a test takes on an idle machine.
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
