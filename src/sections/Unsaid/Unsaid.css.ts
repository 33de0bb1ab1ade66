import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  equalColumns,
  forcedColors,
  from,
  hairline,
  radius,
  space,
  targetSize,
  withoutScript,
  wrappingRow,
} from '../../design/tokens.ts';

export const root = style({ display: 'grid', gap: space[4] });

export const questions = style([equalColumns({ md: 2 }), { gap: `${space[6]} ${space[12]}` }]);

export const question = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  minWidth: 0,
  paddingTop: space[4],
  border: 0,
  borderTop: hairline,
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  '@media': {
    // One question alone has its answers beside it.
    [from('md')]: {
      selectors: {
        '&:only-child': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
      },
    },
  },
});

export const legend = style({
  // A legend that does not float lies on the rule.
  float: 'left',
  fontWeight: 600,
  color: vars.text.strong,
});

export const name = style({ color: vars.text.muted });

/** Without scripts the question is read, and put to the hiring team. */
export const options = style({
  ...wrappingRow(space[2]),
  '@media': { [withoutScript]: { display: 'none' } },
});

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  paddingInline: space[4],
  paddingBlock: space[1],
  fontWeight: 600,
  lineHeight: '1.25',
  color: vars.text.link,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    '&:has(:checked)': { color: vars.action.onFill, background: vars.action.fill },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
});

export const effect = style({
  gridColumn: '1 / -1',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.border.evidence}`,
});

/** Without scripts no answer changes anything. */
export const fold = style({ '@media': { [withoutScript]: { display: 'none' } } });

export const summary = style({
  paddingBlock: space[2],
  minHeight: targetSize,
  width: 'fit-content',
  fontWeight: 600,
  color: vars.text.link,
  cursor: 'pointer',
});

export const more = style({ display: 'grid', gap: space[6] });
