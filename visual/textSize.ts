import type { CDPSession } from 'playwright';

/** What browsers start from, in px. */
const ordinary = { standard: 16, fixed: 13 } as const;

/**
 * Sets the size of text as a visitor does in the browser's settings, in percent of the ordinary size.
 * Unlike a size given to `html`, it moves the widths of media queries that are written in em. A
 * picture of more than the window puts it back.
 */
export async function setTextSize(protocol: CDPSession, percent: number): Promise<void> {
  const scaled = (px: number): number => Math.round((px * percent) / 100);
  await protocol.send('Page.setFontSizes', {
    fontSizes: { standard: scaled(ordinary.standard), fixed: scaled(ordinary.fixed) },
  });
}
