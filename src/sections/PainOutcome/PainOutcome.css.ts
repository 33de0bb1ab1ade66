import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { characters, from, hairline, space, typeScale } from '../../design/tokens.ts';

const mono = { ...typeScale.small, color: vars.text.muted } as const;
const columnsOnWide = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  columnGap: space[12],
} as const;

export const columns = style({
  ...mono,
  display: 'none',
  paddingBlock: space[3],
  '@media': { [from('md')]: { display: 'grid', ...columnsOnWide } },
});

export const ledger = style({ borderTop: `2px solid ${vars.text.strong}` });

export const pair = style({
  display: 'grid',
  borderBottom: hairline,
  '@media': {
    [from('md')]: { ...columnsOnWide, paddingBlock: space[6] },
    print: { ...columnsOnWide, paddingBlock: space[6] },
  },
});

export const pain = style({ position: 'relative', minWidth: 0 });

export const outcome = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minWidth: 0,
  paddingBottom: space[4],
  '@media': { [from('md')]: { paddingBottom: 0, paddingInlineStart: '2rem' } },
});

/** A hanging indent: the fold's marker is in front of all lines of the heading. */
export const name = style({ paddingInlineStart: '1.25rem', textIndent: '-1.25rem' });

export const problem = style({
  fontSize: '1.0625rem',
  fontWeight: 400,
  lineHeight: '1.35',
  color: vars.text.strong,
  textWrap: 'balance',
  selectors: { [`${name} > &`]: { display: 'inline' } },
  '@media': { [from('md')]: { ...typeScale.h3, fontWeight: 400, maxWidth: characters(28) } },
});

export const gain = style({
  ...typeScale.h3,
  position: 'relative',
  maxWidth: characters(36, 'bold'),
  paddingInlineStart: '2rem',
  color: vars.text.strong,
  textWrap: 'balance',
  // The tick hangs in the margin, so that both lines of words start on one edge.
  '@media': { [from('md')]: { paddingInlineStart: 0 } },
});

export const tick = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '0.15em',
  color: vars.text.evidence,
  '@media': { [from('md')]: { insetInlineStart: '-2rem' } },
});
