import type { CDPSession } from 'playwright';

/** Default sizes of browsers, in px. */
const ordinary = { standard: 16, fixed: 13 } as const;

/**
 * Sets the size of text as a visitor does in the browser's settings, in percent of the default size.
 * Unlike a font size on `html`, this setting also moves media queries in em. A screenshot of more than the
 * window resets it.
 */
export async function setTextSize(protocol: CDPSession, percent: number): Promise<void> {
  const scaled = (px: number): number => Math.round((px * percent) / 100);
  await protocol.send('Page.setFontSizes', {
    fontSizes: { standard: scaled(ordinary.standard), fixed: scaled(ordinary.fixed) },
  });
}
