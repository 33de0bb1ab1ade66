import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  barredCard,
  from,
  hairline,
  radius,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [from('lg')]: {
      // The areas follow the order of the document, so that Tab never goes back to the left.
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateAreas: '"intro intro" "form panels"',
      columnGap: space[16],
      rowGap: space[12],
    },
  },
});

export const intro = style({ minWidth: 0, '@media': { [from('lg')]: { gridArea: 'intro' } } });

export const form = style({
  display: 'grid',
  // Small, because the form reserves a line for its topic above the first field.
  gap: space[1],
  alignContent: 'start',
  minWidth: 0,
  padding: space[6],
  ...barredCard,
  '@media': { [from('md')]: { padding: space[8] }, [from('lg')]: { gridArea: 'form' } },
});

/** Hidden once the message is stored and its confirmation has replaced the form. */
export const formHeading = style({
  selectors: { [`${form}:not(:has(form)) > &`]: { display: 'none' } },
});

export const panels = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minWidth: 0,
  '@media': { [from('lg')]: { gridArea: 'panels' } },
});

export const facts = style({ borderTop: hairline });

export const fact = style({
  ...wrappingRow(`0 ${space[4]}`, 'baseline'),
  paddingBlock: space[3],
  borderBottom: hairline,
});

export const term = style({ ...typeScale.small, flex: '0 1 5rem', color: vars.text.muted });

export const detail = style({
  flex: '1 1 8rem',
  minWidth: 0,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const quickStart = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[6],
  background: vars.surface.sunken,
  // Visible only in a forced-colors theme, which removes the background.
  border: '1px solid transparent',
  borderRadius: radius.card,
});
