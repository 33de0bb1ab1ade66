import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { screenBelow } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  fontSize: '1.1875rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  color: vars.text.strong,
  // The name never breaks inside of a word.
  overflowWrap: 'normal',
});

export const mark = style({ flex: 'none' });

/** The same colors on every background: teal paper, a dark tick. */
export const parts = styleVariants({
  paper: { fill: vars.evidence.fill },
  tick: { fill: vars.evidence.onFill },
});

/** Visually hidden on a phone, where the call and the menu need the space. */
export const shortWords = style({
  '@media': {
    [screenBelow('sm')]: visuallyHidden,
  },
});
