import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, screenBelow, space } from '../../design/tokens.ts';

const part = style({ selectors: { '& + &': { borderTop: hairline } } });

const closed = style([
  part,
  {
    display: 'grid',
    // The same first column as the facts of the first part.
    gridTemplateColumns: '9rem minmax(0, 1fr) 1.25rem',
    columnGap: space[4],
    alignItems: 'baseline',
    padding: `0.375rem ${space[4]}`,
    // On a narrow screen each step shows its own part only.
    '@media': { [screenBelow('lg')]: { display: 'none' } },
  },
]);

export const done = style([closed, { color: vars.text.muted }]);

/** A part that is still empty. */
export const toCome = style([closed, { color: vars.text.muted, background: vars.surface.sunken }]);

export const mark = style({ color: vars.text.evidence, transform: 'translateY(0.125em)' });

export const label = style({
  fontWeight: 600,
  color: vars.text.strong,
  selectors: { [`${toCome} > &`]: { fontWeight: 400, color: vars.text.muted } },
});

export const brief = style({ minWidth: 0 });

export const open = style([
  part,
  { '@media': { [from('lg')]: { boxShadow: `inset 3px 0 0 ${vars.action.fill}` } } },
]);

export const heading = style({
  padding: `${space[3]} ${space[4]} 0`,
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: '1.25',
  color: vars.text.strong,
});
