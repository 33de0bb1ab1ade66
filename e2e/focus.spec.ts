import { coveredStops, orderFaults, ringFaults } from '../checks/focusFaults.ts';
import { walk } from '../checks/focusWalk.ts';
import { kindsOfPages, openHydrated } from './support/pages.ts';
import { expect, test } from './support/sweep.ts';
import { setTextSize } from '../visual/textSize.ts';

for (const path of kindsOfPages)
  test(`${path} shows the focus at every stop, in the order of reading, never under the header`, async ({
    page,
    protocol,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    const forwards = await walk(page, 'forwards');
    expect(forwards.length).toBeGreaterThan(3);
    expect(ringFaults(forwards)).toEqual([]);
    expect(coveredStops(forwards), 'forwards').toEqual([]);
    expect(orderFaults(forwards)).toEqual([]);

    // With large text on a phone, where the header is highest, and backwards, because that leads up to it.
    await page.setViewportSize({ width: 375, height: 812 });
    await setTextSize(protocol, 200);
    const large = await walk(page, 'backwards');
    await setTextSize(protocol, 100);
    expect(coveredStops(large), 'large text on a phone').toEqual([]);
  });
