import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, space, typeScale } from '../../design/tokens.ts';

const columns = 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)';
const label = { ...typeScale.mono, color: vars.text.muted } as const;

export const intro = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      columnGap: space[12],
      alignItems: 'end',
    },
  },
});

/** Names the columns once where they stand side by side; each part says it for itself anyway. */
export const columnHeads = style({
  ...label,
  display: 'none',
  '@media': {
    [from('lg')]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: space[12],
      paddingBottom: space[3],
    },
  },
});

export const list = style({ borderTop: `2px solid ${vars.text.strong}` });

export const audience = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[8],
  borderBottom: hairline,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      columnGap: space[12],
    },
    [from('lg')]: { gridTemplateColumns: columns },
    print: { breakInside: 'avoid' },
  },
});

export const name = style({
  '@media': { [from('md')]: { gridColumn: '1 / -1' }, [from('lg')]: { gridColumn: 'auto' } },
});

export const side = style({ display: 'grid', gap: space[2], alignContent: 'start' });

/** Seen where the columns stand below each other, heard everywhere. */
export const sideLabel = style({
  ...label,
  '@media': {
    [from('lg')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const problem = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  lineHeight: '1.5',
  color: vars.text.muted,
  selectors: { '& + &': { marginTop: space[2] } },
});

export const mark = style({ fontSize: '0.875rem', transform: 'translateY(0.125em)' });

export const solution = style({
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${vars.action.fill}`,
  fontSize: '1.125rem',
  fontWeight: 500,
  lineHeight: '1.45',
  color: vars.text.strong,
});
