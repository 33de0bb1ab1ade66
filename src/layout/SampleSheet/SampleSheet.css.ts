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

// Its last step is short, and the headline that follows does not begin with it.
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

/** What needs a script is not offered without one. */
export const scripted = style({
  ...wrappingRow(space[2], 'center'),
  '@media': { [withoutScript]: { display: 'none' } },
});

/** Several screens long: white, it would glare on a dark page. The receipts on it are paper. */
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
    // Firefox cuts what is in a grid, whatever says that it must not be cut.
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

/** Its words begin where those of the part do, and its lines, too. */
export const outset = style({
  marginInline: `-${space[4]}`,
  clipPath: `inset(0 ${space[4]})`,
  // On its second page, Firefox would print nothing of it.
  breakInside: 'avoid',
});
