import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { barredCard, equalColumns, from, hairline, space, typeScale } from '../../design/tokens.ts';

/** Words, form, what the trial holds; from `lg` on the form is beside both. */
export const root = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [from('lg')]: {
      // `min-content`, so that with large text the form is still as wide as its button.
      gridTemplateColumns: 'minmax(0, 7fr) minmax(min-content, 5fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[16],
    },
  },
});

export const form = style({
  display: 'grid',
  gap: space[6],
  padding: space[6],
  ...barredCard,
  // Once the form is gone: the receipt that replaces it is a card of its own.
  selectors: { '&:not(:has(form))': { padding: 0, border: 0, background: 'none' } },
  '@media': {
    [from('md')]: { padding: space[8] },
    [from('lg')]: { gridColumn: 2, gridRow: '1 / 3' },
    // The form stays in view beside the list of what the trial holds, if it fits into the window's height.
    [`${from('lg')} and (min-height: 45em)`]: { position: 'sticky', top: space[24] },
  },
});

/** Hidden once the signup is stored and the receipt has replaced the form. */
export const formHeading = style({
  selectors: { [`${form}:not(:has(form)) > &`]: { display: 'none' } },
});

export const offer = style({
  display: 'grid',
  gap: space[2],
  '@media': { [from('lg')]: { paddingTop: space[4] } },
});

export const included = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[2],
  borderBottom: hairline,
});

export const tick = style({
  flex: 'none',
  color: vars.text.evidence,
  transform: 'translateY(0.125em)',
});

const perforation = `1px dashed ${vars.border.control}`;

/** The steps, drawn as lines of a receipt; two side by side where there is room. */
export const steps = style({
  ...equalColumns({ md: 2 }),
  marginBottom: space[3],
  borderBottom: perforation,
});

export const step = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minWidth: 0,
  paddingBlock: space[6],
  selectors: { '& + &': { borderTop: perforation } },
  '@media': {
    [from('md')]: {
      selectors: {
        '&:nth-child(2)': { borderTop: 0 },
        '&:nth-child(odd)': { paddingInlineEnd: space[8] },
        '&:nth-child(even)': { paddingInlineStart: space[8], borderInlineStart: perforation },
      },
    },
  },
});

export const number = style({ ...typeScale.display, color: vars.text.strong });

export const note = style({ ...typeScale.small, color: vars.text.muted });
