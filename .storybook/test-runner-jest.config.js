import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { testBrowser } from '../scripts/testBrowser.ts';

const { executablePath, args, ignoreDefaultArgs } = await testBrowser();
const fromRunner = getJestConfig();

/** @type {import('jest').Config} */
const config = {
  ...fromRunner,
  // A limit for hangs: a story takes a second on a quiet machine.
  testTimeout: 240_000,
  setupFilesAfterEnv: [fileURLToPath(new URL('test-runner-setup.ts', import.meta.url))],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...fromRunner.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath, args, ignoreDefaultArgs, headless: true },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      },
    },
  },
};

export default config;
