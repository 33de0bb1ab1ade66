import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import {
  equalColumns,
  floatingSheet,
  from,
  hairline,
  space,
  targetSize,
  typeScale,
  withoutScript,
  wrappingRow,
} from '../../design/tokens.ts';

export const bar = style({
  ...wrappingRow(`${space[3]} ${space[8]}`, 'center'),
  justifyContent: 'space-between',
  '@media': { print: { display: 'none' } },
});

// Shows all items on a phone, too, where a breadcrumb otherwise hides the last: it is short here, and the
// headline does not repeat it.
globalStyle(`nav:has(+ ${bar}) li`, { display: 'inline-flex' });
globalStyle(`nav:has(+ ${bar}) li:not(:last-child)::after`, { content: '"/" / ""' });

export const roles = style({ ...wrappingRow(`0 ${space[6]}`) });

export const role = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  color: vars.text.link,
  fontWeight: 600,
  selectors: {
    '&[aria-current]': {
      color: vars.text.strong,
      textDecoration: 'none',
      boxShadow: `inset 0 -3px 0 ${vars.text.strong}`,
    },
  },
});

export const tools = style({ ...wrappingRow(`${space[2]} ${space[4]}`, 'center') });

export const files = style(wrappingRow(`0 ${space[4]}`));

/** Buttons that need a script; hidden without scripts. */
export const scripted = style({
  ...wrappingRow(space[2], 'center'),
  '@media': { [withoutScript]: { display: 'none' } },
});

/** Follows the theme: a white sheet several screens long would glare on a dark page. Receipts stay white. */
export const sheet = style({
  ...floatingSheet,
  minWidth: 0,
  overflow: 'hidden',
  color: vars.text.body,
  '@media': { print: { border: 0, borderRadius: 0, boxShadow: 'none' } },
});

export const head = style({
  display: 'grid',
  gap: `${space[4]} ${space[8]}`,
  alignItems: 'start',
  padding: `${space[6]} ${space[4]}`,
  borderBottom: `3px solid ${vars.text.strong}`,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: space[8] },
    [from('lg')]: { padding: `${space[12]} ${space[12]} ${space[8]}` },
    print: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `0 0 ${space[4]}` },
  },
});

export const part = style({
  display: 'grid',
  gap: space[4],
  padding: `1.25rem ${space[4]}`,
  selectors: { '& + &': { borderTop: hairline } },
  '@media': {
    [from('md')]: { padding: space[8] },
    [from('lg')]: { paddingInline: space[12] },
    // No grid on paper: Firefox ignores `break-inside: avoid` for items of a grid.
    print: { display: 'block', padding: `${space[4]} 0` },
  },
});

globalStyle(`${part} > h2`, typeScale.part);
globalStyle(`${part} > * + *`, { '@media': { print: { marginTop: space[4] } } });

export const points = style({
  ...equalColumns({ lg: 2 }),
  gap: `${space[2]} ${space[12]}`,
  paddingInlineStart: space[6],
});

export const point = style({ listStyle: 'disc' });

/** Shifts a drawing by its own padding: its words align with those of the part, its lines are cut there. */
export const outset = style({
  marginInline: `-${space[4]}`,
  clipPath: `inset(0 ${space[4]})`,
  // Firefox prints nothing of a clipped element after a page break.
  breakInside: 'avoid',
});
