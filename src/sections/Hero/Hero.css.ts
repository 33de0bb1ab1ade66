import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { below, equalColumns, sideBySide, space, wrappingRow } from '../../design/tokens.ts';

/** The headline, and what to do about it; beside each other from `lg` on. */
export const root = style({ ...sideBySide(7, 5, space[12]), rowGap: space[3] });

export const words = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  alignContent: 'start',
  // With the receipt of a signup these are the taller ones; the headline then stays at the top.
  alignSelf: 'end',
  minWidth: 0,
});

export const form = style({ width: '100%' });

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
