import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, flagsToIgnore, pinnedBrowser, type PinnedBrowser } from './browser.ts';

/** The browser that stories and journeys run in. */
type TestBrowser = Omit<PinnedBrowser, 'fallbackFonts'>;

/** The properties of a machine that the choice of a browser depends on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
  /** Where Playwright keeps its own browser, if it has one. */
  readonly playwright: string;
}

const thisMachine = (): Machine => ({
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  exists: existsSync,
  playwright: chromium.executablePath(),
});

/** Whether the browser of the lockfile runs here. */
export const runsPinned = ({
  platform,
  arch,
}: Pick<Machine, 'platform' | 'arch'> = process): boolean => platform === 'linux' && arch === 'x64';

/** Sentence for machines where exact pictures are skipped. */
export const whyNoPictures =
  'Exact pictures are skipped, because they need the pinned browser, which runs on Linux x64 only: "docker compose -f compose.test.yaml run test" compares them in its container.';

/** Where Chrome, Edge and Chromium install themselves. */
function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Microsoft Edge', 'Chromium'].map((name) =>
      posix.join('/Applications', `${name}.app`, 'Contents/MacOS', name),
    );
  if (platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = env[name];
      if (!folder) return [];
      return [
        win32.join(folder, 'Google/Chrome/Application/chrome.exe'),
        win32.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ];
    });
  return [
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'chromium',
    'chromium-browser',
  ].map((name) => posix.join('/usr/bin', name));
}

/**
 * Finds an installed browser: the one that TEST_BROWSER names, else Playwright's, Chrome or Edge.
 *
 * @throws Error with one sentence and its remedy when there is none.
 */
export function findBrowser(machine: Machine): string {
  const named = machine.env['TEST_BROWSER'];
  if (named) {
    if (machine.exists(named)) return named;
    throw new Error(
      `TEST_BROWSER names ${named}, which does not exist: name the program of a Chrome, Edge or Chromium.`,
    );
  }
  const found = [machine.playwright, ...usualPlaces(machine)].find((path) => machine.exists(path));
  if (found) return found;
  throw new Error(
    `No browser was found for ${machine.platform} ${machine.arch}: install Chrome or Edge, run "npx playwright install chromium", or name a browser's program in TEST_BROWSER.`,
  );
}

/**
 * The browser for stories and journeys: the pinned one where it runs and TEST_BROWSER names no other,
 * else an installed one.
 */
export async function testBrowser(): Promise<TestBrowser> {
  const machine = thisMachine();
  if (runsPinned(machine) && !machine.env['TEST_BROWSER']) return pinnedBrowser();
  return {
    executablePath: findBrowser(machine),
    args: browserFlags(),
    ignoreDefaultArgs: flagsToIgnore(),
  };
}
