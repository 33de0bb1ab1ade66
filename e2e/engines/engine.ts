import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright/test';
import { launch } from 'puppeteer-core';
import { missingPackages, startWebKit } from './webkit.ts';
import { type EngineWindow, listener, windowOf } from './window.ts';

export type EngineName = 'firefox' | 'webkit';

const playwrights = { firefox, webkit };
const stockFirefox = '/usr/bin/firefox-esr';

/** The Debian packages that the stock browser of an engine needs and this machine lacks. */
const missing: Readonly<Record<EngineName, () => string[]>> = {
  firefox: () => (existsSync(stockFirefox) ? [] : ['firefox-esr']),
  webkit: missingPackages,
};

const hasPlaywrights = (name: EngineName): boolean =>
  existsSync(playwrights[name].executablePath());

/** What to install where an engine cannot run, in one sentence; nothing where it can. */
export function whyNot(name: EngineName): string | undefined {
  const packages = missing[name]();
  if (hasPlaywrights(name) || packages.length === 0) return undefined;
  return `Skipped: there is no ${name} here. Run "npx playwright install --with-deps ${name}", or on Debian "apt-get install --no-install-recommends ${packages.join(' ')}".`;
}

/** Starts an engine: Playwright's where it is installed, else the machine's own. */
export async function startEngine(name: EngineName): Promise<EngineWindow> {
  if (hasPlaywrights(name)) {
    const browser = await playwrights[name].launch();
    const page = await browser.newPage();
    await page.addInitScript(listener);
    return windowOf(page, {
      resize: (width, height) => page.setViewportSize({ width, height }),
      close: () => browser.close(),
    });
  }
  if (name === 'webkit') return startWebKit();
  const browser = await launch({ browser: 'firefox', executablePath: stockFirefox });
  // The first window is never the active one, and keys press nothing in it.
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(listener);
  return windowOf(page as Parameters<typeof windowOf>[0], {
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  });
}
