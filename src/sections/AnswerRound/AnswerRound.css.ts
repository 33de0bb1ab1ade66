import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import {
  from,
  hairline,
  linkTarget,
  radius,
  sideBySide,
  space,
  targetSize,
  typeScale,
  withoutScript,
  withScript,
} from '../../design/tokens.ts';
import { radioRow } from '../../primitives/RadioOverlay/radioRow.ts';

/** Without scripts there is nothing to wait for. */
export const turn = styleVariants({
  shown: {},
  waiting: { '@media': { [withScript]: { display: 'none' } } },
});

/** The words, the levels, what they print, and the button; on wide screens the paper is below the words. */
export const round = style([
  sideBySide(1, 1, space[12]),
  {
    gap: space[6],
    alignItems: 'start',
    '@media': { [from('lg')]: { gridTemplateRows: 'auto auto 1fr' } },
  },
]);

export const said = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const answer = style({
  ...typeScale.lead,
  paddingInlineStart: space[4],
  fontWeight: 500,
  color: vars.text.strong,
  borderInlineStart: `3px solid ${vars.border.control}`,
});

export const options = style({
  textWrap: 'pretty',
  minWidth: 0,
  background: vars.surface.raised,
  border: hairline,
  borderRadius: radius.card,
  overflow: 'hidden',
  '@media': { [from('lg')]: { gridColumn: '2', gridRow: '1 / 3' } },
});

export const ask = style({
  padding: `${space[3]} ${space[4]}`,
  fontWeight: 600,
  color: vars.text.strong,
});

/** Covers its option; without scripts there is nothing to press. */
export const press = style({
  display: 'contents',
  '@media': { [withoutScript]: { display: 'none' } },
});

export const option = style(radioRow('auto minmax(0, 1fr) auto'));

export const marks = style({ display: 'flex', gap: space[1] });

const markBase = style({
  ...typeScale.small,
  paddingInline: '0.5em',
  fontWeight: 600,
  borderRadius: radius.cell,
});

/** Whose level it is. */
export const mark = styleVariants({
  you: [markBase, { color: vars.text.strong, border: `1px solid ${vars.border.control}` }],
  key: [
    markBase,
    { color: vars.action.onFill, background: vars.action.fill, border: '1px solid transparent' },
  ],
});

export const receipt = style({
  minWidth: 0,
  '@media': { [from('lg')]: { gridColumn: '1', gridRow: '2 / 4' } },
});

/** Yours and that of the key, before the reason. */
export const levels = style({ ...typeScale.h3, fontWeight: 600, color: vars.text.strong });

export const go = style({
  minHeight: targetSize,
  '@media': {
    [from('lg')]: { gridColumn: '2', gridRow: '3' },
    [withoutScript]: { display: 'none' },
  },
});

export const fold = style({
  minWidth: 0,
  '@media': { [withScript]: { display: 'none' }, [from('lg')]: { gridColumn: '1' } },
});

export const unfold = style({
  ...linkTarget(targetSize),
  fontWeight: 600,
  color: vars.text.link,
  cursor: 'pointer',
});
