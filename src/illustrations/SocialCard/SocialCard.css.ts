import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import { heat } from '../../design/themes.ts';
import { family, hairline, radius } from '../../design/tokens.ts';

// A picture of a fixed size: everything is in px, so that no setting of a browser changes it.
const mono = {
  fontFamily: family.mono,
  fontWeight: 450,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const root = style({
  position: 'relative',
  width: '1200px',
  height: '630px',
  overflow: 'hidden',
});

/** The dark ground, with the words on its left. */
export const ground = style([
  inverseTheme,
  {
    height: '100%',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    padding: '68px 524px 64px 72px',
    color: vars.text.body,
    background: vars.surface.page,
  },
]);

/** Twice the size of the header's logo. */
export const logo = style({ height: '64px', transform: 'scale(2)', transformOrigin: 'left top' });

export const title = style({
  alignSelf: 'center',
  fontSize: '66px',
  lineHeight: '1.06',
  fontWeight: 600,
  letterSpacing: '-0.028em',
  color: vars.text.strong,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const address = style({
  ...mono,
  fontSize: '24px',
  lineHeight: '1.2',
  color: vars.text.muted,
});

/** Hangs from the upper edge, as if it were being printed. */
export const receipt = style({ position: 'absolute', top: 0, right: '72px' });

export const paper = style({
  display: 'grid',
  width: '380px',
  padding: '48px 30px 22px',
  color: vars.text.body,
  background: vars.surface.page,
});

export const edge = style({ fill: vars.surface.page });

export const heading = style({
  ...mono,
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '18px',
  lineHeight: '1.4',
  paddingBottom: '14px',
  color: vars.text.muted,
  borderBottom: `2px dashed ${vars.border.control}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '58px',
  fontSize: '22px',
  fontWeight: 500,
  color: vars.text.strong,
  borderBottom: hairline,
});

const cellBase = style({
  ...mono,
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '38px',
  fontSize: '20px',
  borderRadius: radius.cell,
});

/** A score's cell, by the score. */
export const cell = styleVariants(
  Object.fromEntries(heat.map((step, level) => [level, step])) as Record<
    1 | 2 | 3 | 4 | 5,
    (typeof heat)[number]
  >,
  ({ fill, digit }) => [cellBase, { background: fill, color: digit }],
);

export const quote = style({
  display: 'grid',
  gap: '4px',
  marginTop: '22px',
  paddingInlineStart: '16px',
  borderInlineStart: `3px solid ${vars.border.evidence}`,
  fontSize: '20px',
  lineHeight: '1.35',
  color: vars.text.strong,
});

export const time = style({ ...mono, fontSize: '18px', color: vars.text.evidence });

export const note = style({
  ...mono,
  paddingTop: '20px',
  fontSize: '15px',
  color: vars.text.faint,
});
