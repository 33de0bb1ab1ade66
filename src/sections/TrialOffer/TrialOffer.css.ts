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
      // Large text gives the form what its button needs.
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
  // The receipt is a card of its own.
  selectors: { '&:not(:has(form))': { padding: 0, border: 0, background: 'none' } },
  '@media': {
    [from('md')]: { padding: space[8] },
    [from('lg')]: { gridColumn: 2, gridRow: '1 / 3' },
    // Beside the list of what the trial holds it stays in view, where a window shows all of it.
    [`${from('lg')} and (min-height: 45em)`]: { position: 'sticky', top: space[24] },
  },
});

/** Hidden once the form is stored. */
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

/** The lines of a receipt; two side by side where there is room. */
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

/** As large as on a ticket for a queue. */
export const number = style({ ...typeScale.display, color: vars.text.strong });

export const note = style({ ...typeScale.small, color: vars.text.muted });
