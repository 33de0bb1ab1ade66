import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { radius, space, typeScale } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

const line = `1.5px solid ${vars.border.control}`;

const columns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };

export const strip = style({
  display: 'grid',
  padding: `${space[6]} ${space[4]}`,
  '@container': { [sheetFrom.wide]: columns },
  // Repeated for print: Firefox evaluates container queries too late there, and paper is always wide enough.
  '@media': { print: columns },
});

const across = {
  // Aligns day, KPI, score and meaning in four rows across the three marks.
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  marginInlineStart: 0,
  paddingInlineStart: 0,
  paddingInlineEnd: space[6],
  paddingTop: space[6],
  paddingBottom: 0,
  borderInlineStart: 0,
  borderTop: line,
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
    '&::before': { top: '-0.375rem', insetInlineStart: 0 },
  },
};

/** A mark on the timeline, which runs down a narrow sheet and across a wide one. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  marginInlineStart: '0.3125rem',
  paddingInlineStart: space[6],
  paddingBottom: space[6],
  borderInlineStart: line,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      top: '0.2rem',
      insetInlineStart: 'calc(-0.3125rem - 1px)',
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: radius.pill,
      background: vars.surface.raised,
      border: `2px solid ${vars.text.strong}`,
    },
  },
  '@container': { [sheetFrom.wide]: across },
  '@media': { print: across },
});

export const day = style({ fontWeight: 600, color: vars.text.strong });

export const kpi = style({
  fontSize: '1.0625rem',
  lineHeight: '1.35',
  fontWeight: 600,
  color: vars.text.strong,
});

export const signal = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingTop: space[1],
});

export const meaning = style({ ...typeScale.small, color: vars.text.muted });
