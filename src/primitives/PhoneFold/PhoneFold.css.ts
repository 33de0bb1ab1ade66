import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { from, space, targetSize, unfolded, unfolds } from '../../design/tokens.ts';

/** The plain heading, in place of the summary where the styles keep the fold open. */
export const heading = style({
  display: 'none',
  '@supports': {
    [unfolds]: { '@media': { [from('md')]: { display: 'block' }, print: { display: 'block' } } },
  },
});

export const summary = style({
  minHeight: targetSize,
  paddingBlock: space[3],
  cursor: 'pointer',
  '@supports': {
    [unfolds]: { '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } } },
  },
});
/** Inline, so that the heading is on the same line as the marker of the summary. */
export const name = style({
  display: 'inline',
  fontSize: '1.125rem',
  fontWeight: 600,
  color: vars.text.strong,
});

export const fold = style({
  '@supports': {
    [unfolds]: {
      '@media': { [from('md')]: { selectors: unfolded }, print: { selectors: unfolded } },
    },
  },
});
