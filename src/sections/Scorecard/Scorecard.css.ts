import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import {
  below,
  floatingSheet,
  from,
  hairline,
  radius,
  screenBelow,
  space,
  typeScale,
  withoutScript,
  wrappingRow,
} from '../../design/tokens.ts';

/** Buttons that need a script, so they are hidden without one. */
export const tools = style({
  ...wrappingRow(space[2]),
  alignItems: 'start',
  '@media': {
    // Four buttons in two rows of two, not of three and one.
    [below('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
    },
    [withoutScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

// Makes a button within a wrapper as wide as the others.
globalStyle(`${tools} > div`, { '@media': { [below('md')]: { justifyItems: 'stretch' } } });

export const sheet = style({
  ...floatingSheet,
  minWidth: 0,
  overflow: 'hidden',
  '@media': {
    // So that five competencies fit on one page.
    print: { border: 0, borderRadius: 0, boxShadow: 'none', fontSize: '8pt', lineHeight: '1.25' },
  },
});

// Only the sheet is printed; the rest of the page is hidden on paper.
globalStyle(`main:has(${sheet}) > :not(:has(${sheet})), section:has(${sheet}) :is(h2, h2 + p)`, {
  '@media': { print: { display: 'none' } },
});
// The page is at least as high as the paper, so the status region below it would start a second sheet.
globalStyle(`div:has(> main ${sheet})`, { '@media': { print: { minHeight: 0 } } });
globalStyle(`section:has(${sheet}) > div`, { '@media': { print: { paddingBlock: 0 } } });
globalStyle(`section:has(${sheet}) > div > div`, { '@media': { print: { gap: 0 } } });

const inset = {
  paddingInline: space[4],
  '@media': { [from('md')]: { paddingInline: space[8] }, print: { paddingInline: 0 } },
} as const;

export const head = style({
  ...inset,
  display: 'grid',
  gap: space[3],
  paddingBlock: space[6],
  borderBottom: `3px solid ${vars.text.strong}`,
  '@media': { ...inset['@media'], print: { paddingInline: 0, paddingBlock: `0 ${space[2]}` } },
});

export const title = style({ ...typeScale.h3, fontWeight: 600, color: vars.text.strong });

export const blanks = style(wrappingRow(`${space[2]} ${space[8]}`));

/** Hidden on a phone, where nobody writes by hand. */
export const onPaper = style({
  '@media': { [screenBelow('md')]: { display: 'none' } },
});

/** A line to write on. */
export const blank = style({
  flex: '1 1 10rem',
  paddingTop: space[3],
  color: vars.text.muted,
  borderBottom: `1px solid ${vars.border.control}`,
});

/** The plan, below the competencies. */
export const part = style([
  inset,
  { display: 'grid', gap: space[4], paddingBlock: space[6], borderTop: hairline },
]);

export const items = style(inset);

export const item = style({
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: hairline } },
  '@media': { [from('md')]: { paddingBlock: space[6] }, print: { paddingBlock: space[2] } },
});

export const body = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: `${space[1]} ${space[4]}`,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space[8],
      paddingBlock: `${space[2]} 0`,
    },
    print: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space[4],
      paddingBlock: 0,
    },
  },
});

export const about = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  '@media': { print: { gap: space[1] } },
});

/** A box to write the score in. */
export const score = style({
  flex: '0 0 5.5rem',
  padding: `${space[1]} ${space[2]} ${space[6]}`,
  color: vars.text.muted,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.cell,
  '@media': { print: { paddingBlock: `0 ${space[3]}` } },
});

export const points = style({ display: 'grid', gap: space[1], paddingInlineStart: space[4] });
globalStyle(`${points} > li`, { listStyle: 'disc' });

export const levels = style({ minWidth: 0 });

// On paper, the sheet's font size replaces those of the ladder and the headings.
globalStyle(`${items} :is(h3, p, li, span)`, {
  '@media': { print: { fontSize: 'inherit', lineHeight: 'inherit' } },
});
globalStyle(`${levels} li`, { paddingInline: 0, '@media': { print: { paddingBlock: '1px' } } });

export const note = style({
  ...typeScale.small,
  ...inset,
  paddingBlock: space[4],
  color: vars.text.muted,
  borderTop: hairline,
  '@media': {
    ...inset['@media'],
    print: { paddingInline: 0, paddingBlock: space[2], fontSize: 'inherit', lineHeight: 'inherit' },
  },
});
