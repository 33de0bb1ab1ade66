import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import { floatingShadow, hairline, radius, space, wrappingRow } from '../../design/tokens.ts';
import { notNarrow, sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

export const root = style({
  minWidth: 0,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  overflow: 'hidden',
  color: vars.text.body,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.card,
  boxShadow: floatingShadow,
});

export const bar = style({
  ...wrappingRow(`0 ${space[6]}`, 'center'),
  paddingInline: space[4],
  background: vars.surface.sunken,
  borderBottom: hairline,
});

export const title = style({
  paddingBlock: space[3],
  fontSize: '1rem',
  fontWeight: 600,
  color: vars.text.strong,
});

const entry = style({
  paddingBlock: space[3],
  fontSize: '1rem',
  color: vars.text.muted,
});

export const tab = styleVariants({
  // A narrow window has room for the open tab only.
  other: [entry, { '@container': { '(max-width: 40rem)': { display: 'none' } } }],
  open: [
    entry,
    {
      fontWeight: 600,
      color: vars.text.strong,
      boxShadow: `inset 0 -3px 0 ${vars.evidence.fill}`,
    },
  ],
});

export const body = styleVariants({
  light: { display: 'grid' },
  dark: [
    inverseTheme,
    { display: 'grid', alignItems: 'center', color: vars.text.body, background: vars.surface.page },
  ],
});

// As grids, children fill the height of the window, and their rows share the space left.
globalStyle(`${body.light} > *, ${body.dark} > *`, { display: 'grid', minWidth: 0 });

export const stamp = style({
  display: 'flex',
  justifyContent: 'end',
  padding: `0 ${space[4]} ${space[4]}`,
});

export const panes = style({
  display: 'grid',
  gap: space[6],
  padding: space[4],
  '@container': {
    [sheetFrom.wide]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      alignItems: 'center',
      padding: space[6],
    },
  },
});

/** The second of two panes: hidden on a narrow screen, which has no room for both. */
export const second = style(notNarrow);

export const row = style({
  ...notNarrow,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  padding: space[4],
});
