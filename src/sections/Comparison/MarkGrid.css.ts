import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { hairline, space, typeScale } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

/** The grid answers to its own width. */
const narrow = '(max-width: 34rem)';

export const frame = style({ containerType: 'inline-size', display: 'grid', gap: space[3] });

export const root = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '1rem',
  lineHeight: '1.3',
});

export const caption = style(visuallyHidden);

export const corner = style({
  width: '30%',
  '@container': { [narrow]: { width: '38%' } },
});

export const tool = style({
  padding: `${space[3]} 2px`,
  verticalAlign: 'bottom',
  fontWeight: 600,
  color: vars.text.strong,
  borderBottom: `2px solid ${vars.text.strong}`,
  selectors: { '&:nth-child(2)': { color: vars.text.link } },
});

/** Names that are wider than their columns stand on end. */
export const name = style({
  '@container': {
    [narrow]: {
      display: 'inline-block',
      writingMode: 'vertical-rl',
      whiteSpace: 'nowrap',
      transform: 'rotate(180deg)',
    },
  },
});

export const row = style({ breakInside: 'avoid' });

export const need = style({
  paddingBlock: space[3],
  paddingInlineEnd: space[2],
  textAlign: 'start',
  fontWeight: 500,
  color: vars.text.strong,
  borderBottom: hairline,
});

export const mark = style({
  textAlign: 'center',
  color: vars.text.muted,
  borderBottom: hairline,
  selectors: { '&:nth-child(2)': { background: vars.surface.sunken } },
});

export const tick = style({
  display: 'inline-flex',
  fontSize: '1.25rem',
  color: vars.text.evidence,
});

export const legend = style({ ...typeScale.small, color: vars.text.muted });
