import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { hairline, space, typeScale, wrappingRow } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

/** Rule for a narrow grid, measured in `rem`: text of twice the size makes it narrow, too. Never on paper. */
const onNarrow = <Rule>(rule: Rule) => ({
  screen: { '@container': { '(max-width: 40rem)': rule } },
});

export const frame = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});

export const root = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '1rem',
  lineHeight: '1.3',
  '@media': onNarrow({ display: 'block' }),
});

export const caption = style(visuallyHidden);

/** Visually hidden in a narrow grid, where every mark shows its tool's name. */
export const head = style({ '@media': onNarrow(visuallyHidden) });

export const body = style({ '@media': onNarrow({ display: 'block' }) });

export const corner = style({ width: '30%' });

export const tool = style({
  paddingBlock: space[3],
  verticalAlign: 'bottom',
  fontWeight: 600,
  color: vars.text.strong,
  borderBottom: `2px solid ${vars.text.strong}`,
  selectors: { '&:nth-child(2)': { color: vars.text.link } },
});

export const row = style({
  breakInside: 'avoid',
  '@media': onNarrow({
    ...wrappingRow(`${space[1]} ${space[4]}`),
    paddingBlock: space[2],
    borderTop: hairline,
  }),
});

export const need = style({
  paddingBlock: space[3],
  paddingInlineEnd: space[2],
  textAlign: 'start',
  overflowWrap: 'anywhere',
  fontWeight: 500,
  color: vars.text.strong,
  borderBottom: hairline,
  '@media': onNarrow({
    flexBasis: '100%',
    minWidth: 0,
    padding: 0,
    border: 0,
  }),
});

const markBase = style({
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.text.muted,
  borderBottom: hairline,
  selectors: { '&:nth-child(2)': { background: vars.surface.sunken } },
});

export const mark = styleVariants({
  no: [markBase, { '@media': onNarrow({ display: 'none' }) }],
  other: [
    markBase,
    {
      '@media': onNarrow({
        display: 'inline-flex',
        gap: space[1],
        alignItems: 'center',
        minWidth: 0,
        border: 0,
        selectors: {
          '&:nth-child(2)': { background: 'none' },
          // The tool's name, silent by the second value: screen readers have it from the header.
          '&::after': {
            content: ['attr(data-tool)', 'attr(data-tool) / ""'],
            color: vars.text.strong,
          },
        },
      }),
    },
  ],
});

export const tick = style({
  display: 'inline-flex',
  fontSize: '1.25rem',
  color: vars.text.evidence,
});

export const legend = style({
  ...typeScale.small,
  color: vars.text.muted,
  '@media': onNarrow({ display: 'none' }),
});
