import { expect, test } from 'vitest';
import { findBrowser, type Machine } from '../../scripts/testBrowser.ts';

const machine = (more: Partial<Machine>): Machine => ({
  platform: 'darwin',
  arch: 'arm64',
  env: {},
  exists: () => false,
  playwright: '/playwright/chromium',
  ...more,
});
const only = (path: string) => (asked: string) => asked === path;

test.each<[string, Partial<Machine>]>([
  [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    { platform: 'darwin', arch: 'arm64' },
  ],
  ['/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge', { platform: 'darwin' }],
  [
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    { platform: 'win32', arch: 'x64', env: { PROGRAMFILES: String.raw`C:\Program Files` } },
  ],
  [
    String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
    { platform: 'win32', env: { 'PROGRAMFILES(X86)': String.raw`C:\Program Files (x86)` } },
  ],
  ['/usr/bin/chromium', { platform: 'linux', arch: 'arm64' }],
  ['/playwright/chromium', { platform: 'linux', arch: 'arm64' }],
  ['/opt/my/browser', { env: { TEST_BROWSER: '/opt/my/browser' } }],
])('%s is found where it is the only one', (path, more) => {
  expect(findBrowser(machine({ ...more, exists: only(path) }))).toBe(path);
});

test('where there is none, one sentence says what to do', () => {
  expect(() => findBrowser(machine({}))).toThrow(
    /^No browser was found for darwin arm64: install Chrome or Edge, .* TEST_BROWSER\.$/,
  );
  expect(() => findBrowser(machine({ env: { TEST_BROWSER: '/gone' } }))).toThrow(
    /^TEST_BROWSER names \/gone, which does not exist/,
  );
});
