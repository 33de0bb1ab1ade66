import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import { from, radius, space, typeScale } from '../../design/tokens.ts';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

/** The dark panel behind the receipt. */
export const panel = style([
  inverseTheme,
  {
    minWidth: 0,
    padding: `${space[4]} ${space[4]} ${space[8]}`,
    // Cuts the receipt's shadow off at the panel's edge.
    overflow: 'clip',
    background: vars.surface.page,
    borderRadius: radius.card,
    '@media': {
      [from('sm')]: { paddingInline: space[8] },
      print: { padding: 0, background: 'transparent' },
    },
  },
]);

export const caption = style({ ...typeScale.small, color: vars.text.muted });
