import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { hairline, radius, space, typeScale, wrappingRow } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

/** Applies a rule where the table is narrow, as on phones or with text at 200%, but not on paper. */
const onNarrow = <Rule>(rule: Rule) => ({
  screen: { '@container': { '(max-width: 34rem)': rule } },
});

export const frame = style({ containerType: 'inline-size' });

export const root = style({
  width: '100%',
  fontSize: '1rem',
  lineHeight: '1.5',
  // Tabular figures would put wide gaps around the commas of running text.
  fontVariantNumeric: 'normal',
  '@media': onNarrow({ display: 'block' }),
});

export const caption = style({
  ...typeScale.small,
  paddingBottom: space[3],
  textAlign: 'start',
  color: vars.text.muted,
  '@media': onNarrow({ display: 'block' }),
});

/** Visually hidden in a narrow table, where every cell shows the heading of its column. */
export const head = style({ '@media': onNarrow(visuallyHidden) });

export const column = style({
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  color: vars.text.strong,
  fontWeight: 600,
  borderBottom: `2px solid ${vars.border.control}`,
});

export const body = style({ '@media': onNarrow({ display: 'block' }) });

const rowBase = style({
  borderBottom: hairline,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderTop: hairline } },
});

export const row = styleVariants({
  labeled: [
    rowBase,
    { '@media': onNarrow({ display: 'grid', gap: space[2], paddingBlock: space[4] }) },
  ],
  /** Cells with marks need no column headings: in a narrow table they are on one line below the row's name. */
  marked: [
    rowBase,
    { '@media': onNarrow({ ...wrappingRow(`0 ${space[4]}`, 'center'), paddingBlock: space[2] }) },
  ],
});

const cellBase = {
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  minWidth: '6.5rem',
} as const;

/** A row heading with a very long word, which may break anywhere. */
export const longRowHeading = style({
  ...cellBase,
  color: vars.text.strong,
  fontWeight: 600,
  '@media': onNarrow({ display: 'block', flexBasis: '100%', padding: 0 }),
});

/** Any other row heading: the column is at least as wide as its longest word. */
export const rowHeading = style([longRowHeading, { overflowWrap: 'break-word' }]);

const words = style({
  ...cellBase,
  whiteSpace: 'pre-line',
  color: vars.text.body,
});

export const cell = styleVariants({
  labeled: [
    words,
    {
      '@media': onNarrow({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gap: space[3],
        padding: 0,
        // Shows the column's heading. `/ ""` in the second value keeps screen readers from reading it twice.
        selectors: {
          '&::before': {
            content: ['attr(data-column)', 'attr(data-column) / ""'],
            fontSize: '1rem',
            color: vars.text.muted,
          },
        },
      }),
    },
  ],
  marked: [
    words,
    { '@media': onNarrow({ display: 'block', minWidth: 0, padding: 0, color: vars.text.muted }) },
  ],
});

/** A mark with words in a column beside it. */
export const marked = style({
  display: 'grid',
  gridTemplateColumns: '1.125rem minmax(0, 1fr)',
  gap: space[2],
  fontWeight: 600,
  color: vars.text.strong,
  '@media': onNarrow({ fontWeight: 400 }),
});

const markBase = style({ width: '1.125rem', height: '1.125rem', marginTop: '0.1875rem' });

export const mark = styleVariants({
  done: [markBase, { display: 'grid', fontSize: '1.125rem', color: vars.text.success }],
  open: [markBase, { border: `2px dotted ${vars.text.muted}`, borderRadius: radius.pill }],
});
