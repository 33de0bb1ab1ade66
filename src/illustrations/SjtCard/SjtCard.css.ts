import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { family, space, typeScale } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

const mono = {
  ...typeScale.mono,
  fontFamily: family.mono,
  fontVariantNumeric: 'tabular-nums',
} as const;
const rule = `1px solid ${vars.border.hairline}`;

export const situation = style(sectionRule({ display: 'grid', gap: space[2], padding: space[4] }));

export const story = style(sectionRule({ color: vars.text.body }));

export const question = style(sectionRule({ fontWeight: 600, color: vars.text.strong }));

export const option = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    gap: `${space[1]} ${space[2]}`,
    alignItems: 'start',
    padding: `${space[3]} ${space[4]}`,
    borderTop: rule,
    '@container': {
      [sheetFrom.medium]: {
        gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
        columnGap: space[4],
      },
    },
  }),
);

/** The option that the candidate took. */
export const chosen = style(
  sectionRule({
    background: vars.surface.tint,
    boxShadow: `inset 3px 0 0 ${vars.border.evidence}`,
  }),
);

export const letter = style(
  sectionRule({ ...mono, paddingTop: '0.2em', fontWeight: 600, color: vars.text.strong }),
);

export const choice = style(
  sectionRule({ ...mono, paddingTop: space[1], color: vars.text.evidence }),
);

/** The anchor beside the option, or below it where there is no room. */
export const rating = style(
  sectionRule({
    gridColumn: '2',
    '@container': { [sheetFrom.medium]: { gridColumn: '3', alignSelf: 'center' } },
  }),
);
