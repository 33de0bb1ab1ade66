import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { hairline, space, typeScale, wrappingRow } from '../../design/tokens.ts';
import { notNarrow, sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

export const body = style({
  display: 'grid',
  // Inside a `HiringFile`, where the heading of the open part comes before.
  selectors: { 'p + &': { marginTop: space[3] } },
  '@container': {
    [sheetFrom.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
  },
});

/** The competencies: a list beside the levels, or on a narrow sheet a wrapping row above the levels. */
export const index = style({
  ...wrappingRow('0'),
  alignContent: 'start',
  paddingBlock: space[1],
  background: vars.surface.sunken,
  borderBottom: hairline,
  '@container': {
    [sheetFrom.wide]: {
      display: 'grid',
      paddingBlock: `0 ${space[2]}`,
      borderBottom: 0,
      borderInlineEnd: hairline,
    },
  },
});

export const competency = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: `2px ${space[3]}`,
  color: vars.text.muted,
  borderInlineStart: '3px solid transparent',
  '@container': {
    [sheetFrom.wide]: {
      gridTemplateColumns: '1.5rem minmax(0, 1fr)',
      padding: `${space[2]} ${space[4]}`,
    },
  },
});

export const open = style({
  color: vars.text.strong,
  fontWeight: 600,
  background: vars.surface.raised,
  borderInlineStartColor: vars.action.fill,
});

export const number = style({ ...typeScale.small, color: vars.text.muted });

export const anchors = style({ display: 'grid', alignContent: 'start', paddingInline: space[4] });

export const behavior = style({
  paddingBlock: space[3],
  fontSize: '1.0625rem',
  lineHeight: '1.4',
  fontWeight: 600,
  color: vars.text.strong,
});

export const anchor = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'start',
  paddingBlock: space[2],
  borderTop: hairline,
  '@container': { [sheetFrom.wide]: { paddingBlock: space[3] } },
});

/** How an answer at the level sounds: hidden on a phone, which has room for the anchors only. */
export const sound = style({ ...typeScale.small, color: vars.text.muted, ...notNarrow });
