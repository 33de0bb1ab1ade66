import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { paperTheme } from '../../design/theme.css.ts';
import { floatingShadow, hairline, radius, space, wrappingRow } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

/** White in every theme: the receipts in it are. */
export const root = style([
  paperTheme,
  {
    minWidth: 0,
    overflow: 'hidden',
    color: vars.text.body,
    background: vars.surface.raised,
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.card,
    boxShadow: floatingShadow,
  },
]);

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
  other: [entry],
  open: [
    entry,
    {
      fontWeight: 600,
      color: vars.text.strong,
      boxShadow: `inset 0 -3px 0 ${vars.evidence.fill}`,
    },
  ],
});

export const stamp = style({
  display: 'flex',
  justifyContent: 'end',
  padding: `0 ${space[4]} ${space[4]}`,
});

export const panes = style({
  display: 'grid',
  gap: space[6],
  padding: space[6],
  '@container': {
    [sheetFrom.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
});
