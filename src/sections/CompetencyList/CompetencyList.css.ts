import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  barredCard,
  equalColumns,
  figures,
  linkTarget,
  radius,
  space,
  typeScale,
  withoutScript,
  wrappingRow,
} from '../../design/tokens.ts';

export const root = style([equalColumns({ md: 2, xl: 3 }), { gap: space[6] }]);

export const item = style({
  ...barredCard,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  padding: space[6],
});

/** Beside the five, and no part of them. */
export const sixth = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  padding: space[6],
  border: `2px dashed ${vars.border.control}`,
  borderRadius: radius.card,
});

export const title = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
});

/** The number that the marks carry. */
export const place = style({
  ...figures,
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  fontWeight: 600,
  color: vars.text.strong,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: radius.pill,
});

export const phrases = style(wrappingRow(`${space[1]} ${space[3]}`));

export const phrase = style({ fontSize: '1rem', lineHeight: '1.4', color: vars.text.evidence });

export const doubt = style({
  ...typeScale.small,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.text.warning}`,
});

export const show = style({ ...linkTarget('32px'), width: 'fit-content', fontWeight: 600 });

/** At the card's lower edge, on one line with its neighbors'. */
export const swap = style({
  marginTop: 'auto',
  '@media': { [withoutScript]: { display: 'none' } },
});
