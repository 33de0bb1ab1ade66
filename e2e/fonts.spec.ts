import type { CDPSession } from 'playwright/test';
import { expect, test } from './support/server.ts';

const pages = [
  '/',
  '/product',
  '/pricing',
  '/faq',
  '/contact',
  '/about',
  '/answers',
  '/answers/sales-competency-rubric',
];

/** Families in which the browser really draws the headline. */
async function facesOfHeadline(session: CDPSession): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(
    ({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (installed)'}`,
  );
}

for (const [index, path] of pages.entries())
  for (const width of index === 0 ? [375, 768, 1280] : [375])
    test(`${path} is set in the brand's face on its first view at ${width} px, and nothing jumps`, async ({
      page,
      protocol,
    }) => {
      await page.setViewportSize({ width, height: 812 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      // Polled, because a busy machine draws the fonts only some frames after they have loaded.
      await expect.poll(() => facesOfHeadline(protocol)).toEqual(['Schibsted Grotesk']);
      const told = await page.evaluate(() => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const fonts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'));
        return {
          asked: fonts.length,
          beforePaint: fonts.filter(({ startTime }) => startTime < paint).length,
          shift: (globalThis as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
        };
      });
      expect(told).toMatchObject({ asked: 2, beforePaint: 0 });
      expect(told.shift).toBeLessThanOrEqual(0.01);
    });
