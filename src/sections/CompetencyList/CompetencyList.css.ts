import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  equalColumns,
  floatingSheet,
  hairline,
  linkTarget,
  space,
  targetSize,
  typeScale,
  withoutScript,
} from '../../design/tokens.ts';

export const root = style([equalColumns({ md: 2 }), { gap: space[8], alignItems: 'start' }]);

export const choices = style({ display: 'grid', gap: space[8], minWidth: 0 });

export const count = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  color: vars.text.strong,
  '@media': { [withoutScript]: { display: 'none' } },
});

export const group = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
});

export const rows = style({ ...floatingSheet, boxShadow: 'none', minWidth: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  paddingInline: space[4],
  selectors: { '& + &': { borderTop: hairline } },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
  minHeight: '3.25rem',
  paddingBlock: space[2],
  lineHeight: '1.3',
  // Leaves room for the fold's summary on the same line, where both fit.
  flex: '1 1 11rem',
  minWidth: 0,
  fontWeight: 600,
  color: vars.text.strong,
  cursor: 'pointer',
});

export const box = style({
  width: '1.375rem',
  height: '1.375rem',
  margin: 0,
  accentColor: vars.action.fill,
  selectors: {
    '&[aria-disabled]': { opacity: 0.55 },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
  '@media': { [withoutScript]: { display: 'none' } },
});

export const fold = style({
  display: 'contents',
  selectors: { '&::details-content': { flexBasis: '100%' } },
});

export const summary = style({
  ...typeScale.small,
  minHeight: targetSize,
  width: 'fit-content',
  // Aligns the summary with the competency's name beside it.
  paddingBlock: space[4],
  fontWeight: 600,
  color: vars.text.link,
  cursor: 'pointer',
});

export const about = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: `0 ${space[4]}`,
  paddingInlineStart: '2.125rem',
});

export const phrases = style({ display: 'grid', justifyItems: 'start' });

export const others = style({ minWidth: 0 });

export const phrase = style({ ...linkTarget('32px'), color: vars.text.evidence });
