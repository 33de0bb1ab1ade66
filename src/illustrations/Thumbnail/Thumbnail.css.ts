import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { inverseTheme, paperTheme } from '../../design/theme.css.ts';
import { tornEdge } from '../../design/tornEdge.ts';
import { figures, space } from '../../design/tokens.ts';

/** The dark panel that the paper hangs in; it fills its place and cuts the paper at two edges. */
export const root = style([
  inverseTheme,
  {
    height: '100%',
    overflow: 'hidden',
    containerType: 'inline-size',
    background: vars.surface.page,
    printColorAdjust: 'exact',
  },
]);

/** Large, and wider than the panel: a corner of a sheet and not a sign for one. */
export const paper = style([
  paperTheme,
  {
    ...tornEdge,
    display: 'grid',
    gap: '0.4em',
    width: 'max-content',
    minWidth: '110%',
    marginInlineStart: '12%',
    padding: `${space[4]} 3em 1em 0.9em`,
    fontSize: 'clamp(1.125rem, 8cqi, 1.75rem)',
    fontWeight: 600,
    lineHeight: '1.2',
    letterSpacing: '-0.01em',
    color: vars.text.strong,
    background: vars.surface.page,
  },
]);

export const line = style({ display: 'flex', alignItems: 'center', gap: '0.4em' });

/** A time. */
export const time = style({ ...figures, fontSize: '0.9em', color: vars.text.evidence });

export const cell = style({ display: 'grid', width: '1.6em', height: '1.5em' });
