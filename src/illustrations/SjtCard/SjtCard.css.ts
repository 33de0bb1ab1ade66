import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { figures, hairline, space, typeScale } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

export const situation = style({ display: 'grid', gap: space[2], padding: space[4] });

export const story = style({ color: vars.text.body });

export const question = style({ fontWeight: 600, color: vars.text.strong });

export const option = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'start',
  padding: `${space[3]} ${space[4]}`,
  borderTop: hairline,
  '@container': {
    [sheetFrom.small]: {
      gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
      columnGap: space[4],
    },
  },
});

/** The option that the candidate chose. */
export const chosen = style({
  background: vars.surface.tint,
  boxShadow: `inset 3px 0 0 ${vars.border.evidence}`,
});

export const letter = style({
  ...figures,
  paddingTop: '0.2em',
  color: vars.text.strong,
});

export const choice = style({
  ...typeScale.small,
  paddingTop: space[1],
  color: vars.text.evidence,
});

/** The score of the option: below the text, or beside it where there is room. */
export const rating = style({
  gridColumn: '2',
  '@container': { [sheetFrom.small]: { gridColumn: '3', alignSelf: 'center' } },
});
