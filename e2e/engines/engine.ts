import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright/test';
import { launch } from 'puppeteer-core';
import type { Resources } from '../../scripts/resources.ts';
import { startWebKit } from './webkit.ts';
import { type EngineWindow, listener, timeoutMs, windowOf } from './window.ts';

export type EngineName = 'firefox' | 'webkit';

const playwrights = { firefox, webkit };
const stockFirefox = '/usr/bin/firefox-esr';

/** Debian packages that each engine needs, with a file that exists when the package is installed. */
const packages: Readonly<Record<EngineName, Readonly<Record<string, string>>>> = {
  firefox: { 'firefox-esr': stockFirefox },
  webkit: {
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    // The path of the documentation, because that of the library contains the processor's name.
    'gir1.2-webkit2-4.1': '/usr/share/doc/gir1.2-webkit2-4.1',
    'python3-gi': '/usr/lib/python3/dist-packages/gi',
    xvfb: '/usr/bin/Xvfb',
  },
};

const hasPlaywrights = (name: EngineName): boolean =>
  existsSync(playwrights[name].executablePath());

/** Sentence on what to install when an engine cannot run here; undefined when the engine can run. */
export function whyNot(name: EngineName): string | undefined {
  const missing = Object.entries(packages[name]).filter(([, file]) => !existsSync(file));
  if (hasPlaywrights(name) || missing.length === 0) return undefined;
  const wanted = missing.map(([debian]) => debian).join(' ');
  return `Skipped: there is no ${name} here. Run "npx playwright install --with-deps ${name}", or on Debian "apt-get install --no-install-recommends ${wanted}".`;
}

/** Starts Playwright's build of an engine, or else the machine's own. The engine ends with `resources`. */
export async function startEngine(name: EngineName, resources: Resources): Promise<EngineWindow> {
  if (hasPlaywrights(name)) {
    const browser = await playwrights[name].launch({ timeout: timeoutMs });
    resources.defer(() => browser.close());
    const page = await browser.newPage();
    await page.addInitScript(listener);
    return windowOf(page, (width, height) => page.setViewportSize({ width, height }));
  }
  if (name === 'webkit') return startWebKit(resources);
  const browser = await launch({
    browser: 'firefox',
    executablePath: stockFirefox,
    timeout: timeoutMs,
    protocolTimeout: timeoutMs,
  });
  resources.defer(() => browser.close());
  // A second window, because the first one is never active and ignores keys.
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(listener);
  return windowOf(page as Parameters<typeof windowOf>[0], (width, height) =>
    page.setViewport({ width, height }),
  );
}
