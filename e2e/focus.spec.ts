import type { Page } from 'playwright/test';
import { coveredStops, orderFaults, ringFaults } from './support/checks/focusFaults.ts';
import { type FocusStop, recordFocusStops } from './support/checks/focusStops.ts';
import { openHydrated, paths } from './support/pages.ts';
import { expect, test } from './support/server.ts';
import { setTextSize } from '../visual/textSize.ts';

/** More stops than any page has: a walk that reaches it goes round in a trap. */
const endless = 400;

/** Presses a key until the focus leaves the page, and gives its stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  await page.evaluate(recordFocusStops);
  for (let stops = 0; stops < endless; stops += 1) {
    await page.keyboard.press(key);
    const isInside = await page.evaluate(() => document.activeElement !== document.body);
    if (!isInside) return page.evaluate(() => window.focusStops);
  }
  throw new Error(`The focus does not leave the page after ${endless} stops.`);
}

for (const path of paths)
  test(`${path} shows the focus at every stop, in the order of reading, never under the header`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    const forwards = await walk(page, 'Tab');
    expect(forwards.length).toBeGreaterThan(3);
    expect(ringFaults(forwards)).toEqual([]);
    expect(coveredStops(forwards), 'forwards').toEqual([]);
    expect(orderFaults(forwards)).toEqual([]);

    const backwards = await walk(page, 'Shift+Tab');
    expect(backwards.map(({ where }) => where)).toEqual(
      forwards.map(({ where }) => where).toReversed(),
    );
    expect(coveredStops(backwards), 'backwards').toEqual([]);

    // Where the header is highest, and the way back leads up to it.
    await page.setViewportSize({ width: 375, height: 812 });
    await setTextSize(await page.context().newCDPSession(page), 200);
    expect(coveredStops(await walk(page, 'Shift+Tab')), 'large text on a phone').toEqual([]);
  });
