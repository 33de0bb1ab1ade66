import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { inverseTheme, paperTheme } from '../../design/theme.css.ts';
import { tornEdge } from '../../design/tornEdge.ts';
import { radius, space, typeScale } from '../../design/tokens.ts';

/** The dark panel that the paper hangs on, as in the pictures of shared links. */
export const root = style([
  inverseTheme,
  {
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    minHeight: '6rem',
    paddingInline: space[2],
    background: vars.surface.page,
    borderRadius: radius.cell,
    printColorAdjust: 'exact',
  },
]);

export const paper = style([
  paperTheme,
  {
    ...typeScale.mono,
    ...tornEdge,
    display: 'grid',
    gap: space[1],
    minWidth: 'min(7rem, 100%)',
    padding: `${space[3]} ${space[2]}`,
    color: vars.text.body,
    background: vars.surface.page,
  },
]);

export const line = style({ display: 'flex', gap: space[1], justifyContent: 'space-between' });

export const cell = style({ display: 'grid', width: '1.25rem', height: '1.25rem' });
