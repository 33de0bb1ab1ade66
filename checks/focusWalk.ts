import type { Page } from 'playwright/test';
import { type FocusStop, recordFocusStops } from './focusStops.ts';

/** More presses than any page has stops: a walk that reaches this number is in a focus trap. */
const endless = 400;

/**
 * Presses Tab, or Shift+Tab backwards, until the focus leaves the page. Returns the stops.
 *
 * @param keysAtOnce - Presses sent in one batch: single presses would wait for the page twice at each stop.
 */
export async function walk(
  page: Page,
  direction: 'forwards' | 'backwards',
  keysAtOnce = 40,
): Promise<FocusStop[]> {
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
    const { hasLeft, stops } = await page.evaluate(() => {
      const { end, ...walked } = window.focusWalk;
      if (walked.hasLeft) end();
      return walked;
    });
    if (hasLeft) {
      await protocol.detach();
      return stops;
    }
  }
  throw new Error(`The focus does not leave the page after ${endless} stops.`);
}
