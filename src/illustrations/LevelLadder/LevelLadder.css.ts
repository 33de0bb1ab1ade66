import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { forcedColors, radius, space } from '../../design/tokens.ts';

export const root = style({ display: 'grid', gap: space[1], alignContent: 'start' });

const level = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  padding: space[2],
  fontSize: '1rem',
  lineHeight: '1.4',
  borderRadius: radius.control,
  breakInside: 'avoid',
});

/** A level: `plain` where no level is matched; otherwise `matched`, and `other` for all the rest. */
export const look = styleVariants({
  plain: [level, { color: vars.text.body }],
  other: [level, { color: vars.text.muted }],
  matched: [
    level,
    {
      color: vars.text.strong,
      fontWeight: 600,
      background: vars.surface.tint,
      boxShadow: `inset 0 0 0 1.5px ${vars.border.evidence}`,
      printColorAdjust: 'exact',
      '@media': { [forcedColors]: { outline: '2px solid Highlight' } },
    },
  ],
});

/** How an answer at this level sounds. */
export const sound = style({ fontWeight: 400, color: vars.text.muted });
