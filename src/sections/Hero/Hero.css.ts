import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { below, equalColumns, from, measure, space, wrappingRow } from '../../design/tokens.ts';

/** Positioned, because the receipt that the picture opens is placed over the whole hero. */
export const root = style({ position: 'relative' });

/** Words; from `lg` on beside the picture, and both as high as the window below the header. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: `calc(max(2.5rem, (100% - ${measure.page}) / 2) + min(31rem, 44vw)) minmax(0, 1fr)`,
      minHeight: 'min(100svh - 4.25rem, 54rem)',
    },
  },
});

export const opening = style({
  alignSelf: 'center',
  '@media': {
    [below('md')]: { paddingBlock: space[1] },
    // As wide as the text column and its gutter, at the end of the grid's first column.
    [from('lg')]: { width: 'calc(min(31rem, 44vw) + 2.5rem)', marginInlineStart: 'auto' },
  },
});

export const words = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  minWidth: 0,
  '@media': { [from('md')]: { gap: space[3] }, [from('lg')]: { gap: space[4] } },
});

// Smaller on a phone, so that the scores of the picture are on the first screen, too.
globalStyle(`${words} > p`, {
  '@media': { [below('md')]: { fontSize: '1rem', lineHeight: '1.4' } },
});

export const form = style({
  width: '100%',
  '@media': { [below('md')]: { paddingTop: space[1] } },
});

export const ways = style(wrappingRow(`0 ${space[6]}`));

/** Hidden on a phone, so that the picture begins higher; the footer has the same link. */
export const trial = style({ '@media': { [below('md')]: { display: 'none' } } });

export const chips = style({ ...equalColumns({ md: 3 }), gap: `${space[2]} ${space[8]}` });

export const chip = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  minWidth: 0,
  fontWeight: 600,
  color: vars.text.strong,
});

export const tick = style({ flex: 'none', color: vars.text.evidence });
