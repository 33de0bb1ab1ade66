import type { Page } from 'playwright/test';
import { coveredStops, orderFaults, ringFaults } from './support/checks/focusFaults.ts';
import { type FocusStop, recordFocusStops } from './support/checks/focusStops.ts';
import { openHydrated, paths } from './support/pages.ts';
import { expect, test } from './support/server.ts';
import { setTextSize } from '../visual/textSize.ts';

/** More stops than any page has: a walk that reaches it goes round in a trap. */
const endless = 400;

/** Keys sent at once: a key at a time would wait for the page twice at each stop. */
const keysAtOnce = 40;

/** Presses Tab until the focus leaves the page, and gives its stops. */
async function walk(page: Page, direction: 'forwards' | 'backwards'): Promise<FocusStop[]> {
  await page.evaluate(recordFocusStops);
  const protocol = await page.context().newCDPSession(page);
  const modifiers = direction === 'backwards' ? 8 : 0;
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  for (let keys = 0; keys < endless; keys += keysAtOnce) {
    const sent = Array.from({ length: keysAtOnce }, () => [
      protocol.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]);
    await Promise.all(sent.flat());
    const { hasLeft, stops } = await page.evaluate(() => window.focusWalk);
    if (hasLeft) return stops;
  }
  throw new Error(`The focus does not leave the page after ${endless} stops.`);
}

for (const path of paths)
  test(`${path} shows the focus at every stop, in the order of reading, never under the header`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    const forwards = await walk(page, 'forwards');
    expect(forwards.length).toBeGreaterThan(3);
    expect(ringFaults(forwards)).toEqual([]);
    expect(coveredStops(forwards), 'forwards').toEqual([]);
    expect(orderFaults(forwards)).toEqual([]);

    const backwards = await walk(page, 'backwards');
    expect(backwards.map(({ where }) => where)).toEqual(
      forwards.map(({ where }) => where).toReversed(),
    );
    expect(coveredStops(backwards), 'backwards').toEqual([]);

    // Where the header is highest, and the way back leads up to it.
    await page.setViewportSize({ width: 375, height: 812 });
    await setTextSize(await page.context().newCDPSession(page), 200);
    expect(coveredStops(await walk(page, 'backwards')), 'large text on a phone').toEqual([]);
  });
