import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { from, screenBelow, space, unfolded, unfolds } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

/** Folds on narrow screens only. */
export const root = style({
  '@supports': {
    [unfolds]: {
      '@media': { [from('md')]: { selectors: unfolded }, print: { selectors: unfolded } },
    },
  },
});

export const summary = style({
  marginInlineStart: space[4],
  paddingBlock: space[3],
  listStylePosition: 'outside',
  fontWeight: 600,
  color: vars.text.link,
  cursor: 'pointer',
  '@supports': {
    [unfolds]: { '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } } },
  },
});

// The fold says it there.
globalStyle(`${root} caption`, { '@media': { [screenBelow('md')]: visuallyHidden } });
