import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import {
  figures,
  forcedColors,
  from,
  hairline,
  motion,
  radius,
  space,
  targetSize,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';
import { overlap } from './Printer.css.ts';

/** Space between the last row and the mouth that prints. */
const gap = '1.25rem';
const line = `1.5px solid ${vars.border.evidence}`;

export const panel = style([
  inverseTheme,
  {
    minWidth: 0,
    padding: `0 ${space[3]} calc(${gap} + ${overlap})`,
    color: vars.text.body,
    background: vars.surface.page,
    border: '1px solid transparent',
    borderRadius: radius.card,
    printColorAdjust: 'exact',
    '@media': { [from('sm')]: { paddingInline: space[6] } },
  },
]);

export const head = style({
  ...typeScale.small,
  ...wrappingRow(`0 ${space[4]}`),
  justifyContent: 'space-between',
  paddingBlock: space[3],
  color: vars.text.muted,
  borderBottom: hairline,
});

export const hint = style({ color: vars.text.evidence });

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const corner = style({ width: '40%' });

export const candidate = style({
  ...figures,
  height: '2.25rem',
  textAlign: 'center',
  color: vars.text.muted,
});

/** The candidate whose scores print. */
export const printing = style({
  color: vars.text.strong,
  fontWeight: 600,
  boxShadow: `inset 0 -2px 0 ${vars.evidence.fill}`,
});

export const row = style({});

export const competency = style({
  paddingInlineEnd: space[2],
  textAlign: 'start',
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: '1.2',
  color: vars.text.strong,
  borderBottom: hairline,
});

export const place = style({
  position: 'relative',
  height: `calc(${targetSize} + 6px)`,
  padding: '3px',
  borderBottom: hairline,
});

const thread = {
  content: '""',
  position: 'absolute',
  top: 0,
  bottom: 'var(--end, -1px)',
  right: '-0.75px',
  width: '3px',
  borderRight: line,
  pointerEvents: 'none',
} as const;

/** The hairline from the pressed score, down the edge of its column, to the paper. */
export const source = style({
  selectors: {
    [`${row}:has(:checked) > &::after`]: {
      ...thread,
      top: '50%',
      borderTop: line,
      borderStartEndRadius: '4px',
    },
    [`${row}:has(:checked) ~ ${row} > &::after`]: thread,
    [`${row}:last-child > &`]: { vars: { '--end': `calc(-1px - ${gap})` } },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

export const fill = style({
  display: 'block',
  height: '100%',
  animation: `${appear} ${motion.disclosure} ${motion.easing} backwards`,
});

// Cells fill one after the other.
for (const index of [1, 2, 3, 4, 5])
  globalStyle(`${row}:nth-child(${index}) ${fill}`, {
    animationDelay: `${(index - 1) * 30}ms`,
  });

export const press = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  cursor: 'pointer',
  borderRadius: radius.cell,
  boxShadow: `0 0 0 1.5px ${vars.border.control}`,
  transition: `box-shadow ${motion.hover} ${motion.easing}`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1.5px ${vars.text.strong}` },
    '&:has(:checked)': { boxShadow: `0 0 0 2.5px ${vars.text.strong}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '4px' },
  },
  '@media': {
    [forcedColors]: {
      outline: '1px solid ButtonText',
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
});

export const caption = style({ ...typeScale.small, paddingTop: space[3], color: vars.text.muted });
