import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { family, space, typeScale } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

const rule = `1px solid ${vars.border.hairline}`;

export const body = style(
  sectionRule({
    display: 'grid',
    '@container': {
      [sheetFrom.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
    },
  }),
);

export const index = style(
  sectionRule({
    display: 'grid',
    alignContent: 'start',
    paddingBlock: space[2],
    background: vars.surface.sunken,
    borderBottom: rule,
    '@container': { [sheetFrom.wide]: { borderBottom: 0, borderInlineEnd: rule } },
  }),
);

export const competency = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    padding: `${space[2]} ${space[4]}`,
    color: vars.text.muted,
    borderInlineStart: '3px solid transparent',
  }),
);

export const open = style(
  sectionRule({
    color: vars.text.strong,
    fontWeight: 600,
    background: vars.surface.raised,
    borderInlineStartColor: vars.action.fill,
  }),
);

export const number = style(
  sectionRule({ ...typeScale.mono, fontFamily: family.mono, color: vars.text.muted }),
);

export const anchors = style(
  sectionRule({ display: 'grid', alignContent: 'start', paddingInline: space[4] }),
);

export const behavior = style(
  sectionRule({
    paddingBlock: space[4],
    fontSize: '1.0625rem',
    lineHeight: '1.4',
    fontWeight: 600,
    color: vars.text.strong,
  }),
);

export const anchor = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    alignItems: 'start',
    paddingBlock: space[3],
    borderTop: rule,
  }),
);

export const sound = style(sectionRule({ ...typeScale.small, color: vars.text.muted }));
