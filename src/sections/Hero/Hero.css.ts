import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { below, equalColumns, from, measure, space, wrappingRow } from '../../design/tokens.ts';

/** What a sheet of the picture lies over. */
export const root = style({ position: 'relative' });

/** Words, and from `lg` on the picture beside them as high as the window. */
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
    // With its gutters as wide as the column of the page, at the end of its place.
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

// On a phone the scores are on the first screen, too.
globalStyle(`${words} > p`, {
  '@media': { [below('md')]: { fontSize: '1rem', lineHeight: '1.4' } },
});

export const form = style({
  width: '100%',
  '@media': { [below('md')]: { paddingTop: space[1] } },
});

export const ways = style(wrappingRow(`0 ${space[6]}`));

/** On a phone the product is nearer to the first screen without it; the footer has it. */
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
