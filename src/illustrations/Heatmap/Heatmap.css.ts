import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { family, motion, reducedMotion, space, typeScale } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

const mono = {
  ...typeScale.mono,
  fontFamily: family.mono,
  fontVariantNumeric: 'tabular-nums',
} as const;
const rule = `1px solid ${vars.border.hairline}`;
const rowHeight = '2.75rem';

export const grid = style(
  sectionRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(38%, 1fr) repeat(4, minmax(0, 3rem))',
    gridTemplateRows: 'repeat(6, auto)',
    padding: `${space[2]} ${space[4]} ${space[4]}`,
    '@container': {
      [sheetFrom.medium]: { gridTemplateColumns: 'minmax(38%, 1fr) repeat(4, minmax(0, 4rem))' },
    },
  }),
);

export const candidate = style(
  sectionRule({
    ...mono,
    display: 'grid',
    placeItems: 'center',
    minHeight: rowHeight,
    color: vars.text.muted,
    borderBottom: rule,
  }),
);

/** The candidate whose file is open. */
export const focused = style(
  sectionRule({
    color: vars.text.strong,
    fontWeight: 600,
    boxShadow: `inset 0 -2px 0 ${vars.text.strong}`,
  }),
);

export const corner = style(sectionRule({ placeItems: 'center start' }));

export const competency = style(
  sectionRule({
    display: 'grid',
    alignItems: 'center',
    minHeight: rowHeight,
    paddingInlineEnd: space[2],
    lineHeight: '1.25',
    color: vars.text.strong,
    borderBottom: rule,
  }),
);

export const place = style(
  sectionRule({ display: 'grid', placeItems: 'center', minHeight: rowHeight, borderBottom: rule }),
);

/** Rings the score that the receipt belongs to. */
export const quoted = style(
  sectionRule({ outline: `1.5px solid ${vars.border.evidence}`, outlineOffset: '-5px' }),
);

const draw = keyframes({
  from: { clipPath: 'inset(100% 100% 0 0)' },
  to: { clipPath: 'inset(0 0 0 0)' },
});

const thread = style(
  sectionRule({
    position: 'absolute',
    top: `calc(${rowHeight} / 2)`,
    right: '-1px',
    bottom: 0,
    width: '6px',
    border: `solid ${vars.border.evidence}`,
    borderWidth: '1.5px 1.5px 0 0',
    borderStartEndRadius: '5px',
    animation: `${draw} ${motion.draw} ${motion.easing} ${motion.reveal} backwards`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
);

/** The hairline from a score down to its receipt, by the score's row. */
export const threadRow = styleVariants({ 0: 2, 1: 3, 2: 4, 3: 5, 4: 6 }, (line) => [
  thread,
  sectionRule({ gridRow: `${line} / auto` }),
]);

/** The same, by the candidate's column. */
export const threadColumn = styleVariants({ 0: 2, 1: 3, 2: 4, 3: 5 }, (line) =>
  sectionRule({ gridColumn: `${line} / ${line + 1}` }),
);

export const receipt = style(
  sectionRule({
    display: 'grid',
    gap: space[1],
    padding: space[4],
    background: vars.surface.tint,
    borderTop: `1.5px solid ${vars.border.evidence}`,
    '@container': {
      [sheetFrom.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[4] },
    },
  }),
);

export const time = style(sectionRule({ ...mono, paddingTop: '0.2em', color: vars.text.evidence }));

export const quote = style(sectionRule({ fontWeight: 500, color: vars.text.strong }));

export const rationale = style(sectionRule({ ...typeScale.small, color: vars.text.muted }));

export const legend = style(
  sectionRule({
    ...mono,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    padding: `${space[3]} ${space[4]}`,
    color: vars.text.muted,
    borderTop: rule,
  }),
);

export const step = style(
  sectionRule({ display: 'inline-flex', alignItems: 'center', gap: space[2] }),
);
