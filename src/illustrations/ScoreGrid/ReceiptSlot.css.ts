import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { depth, from, motion, screenBelow, space, targetSize } from '../../design/tokens.ts';
import { nonePressed, root } from './ScoreGrid.css.ts';

const hasPressed = (place: number) => `${root}:has([value="${place}"]:checked)`;
const phone = screenBelow('md');

/** All receipts share one grid cell, as high as the highest receipt, so that a press moves nothing. */
const slotBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Tabular figures would put wide gaps around the commas of running text.
  fontVariantNumeric: 'normal',
  overflowWrap: 'anywhere',
});

export const slot = styleVariants({
  card: [slotBase],
  spread: [
    slotBase,
    {
      '@media': {
        // Covers the whole hero, so that the receipt can stick to the window's lower edge all along it.
        [phone]: {
          position: 'absolute',
          inset: 0,
          zIndex: depth.receipt,
          alignItems: 'end',
          pointerEvents: 'none',
        },
      },
    },
  ],
});

const paperBase = style({
  gridArea: '1 / 1',
  minWidth: 0,
  '@supports': {
    'selector(:has(*))': {
      visibility: 'hidden',
      selectors: Object.fromEntries(
        [0, 1, 2, 3, 4].map((place) => [
          `${hasPressed(place)} &:nth-child(${place + 1})`,
          { visibility: 'visible' as const },
        ]),
      ),
    },
  },
});

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

export const paper = styleVariants({
  card: [paperBase],
  spread: [
    paperBase,
    {
      '@media': {
        [phone]: {
          position: 'sticky',
          bottom: 0,
          maxHeight: '45dvh',
          overflowY: 'auto',
          pointerEvents: 'auto',
          selectors: {
            [`${root}:has(:checked) &`]: {
              animation: `${rise} ${motion.disclosure} ${motion.easing}`,
            },
          },
        },
      },
    },
  ],
});

const shown = { [`${nonePressed} &`]: { visibility: 'visible' } } as const;

/** The receipt that is shown before any press; in a `spread` on a phone, where it covers the page, none is. */
export const first = styleVariants({
  card: { selectors: shown },
  spread: { '@media': { [from('md')]: { selectors: shown }, print: { selectors: shown } } },
});

/** Bar above the receipt of a `spread` on a phone, with the button that closes it. */
export const bar = style({
  display: 'none',
  '@media': {
    [phone]: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      display: 'flex',
      justifyContent: 'end',
      background: vars.surface.raised,
    },
  },
});

export const close = style({
  minHeight: targetSize,
  paddingInline: space[6],
  fontWeight: 600,
  color: vars.text.link,
  background: 'none',
  border: 0,
  cursor: 'pointer',
});
