import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { screenBelow } from '../../design/tokens.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  fontSize: '1.1875rem',
  fontWeight: 600,
  letterSpacing: '-0.02em',
  color: vars.text.strong,
});

export const mark = style({ flex: 'none', fill: vars.evidence.fill });

/** Out of sight on a phone, where the call and the menu need the room. */
export const shortWords = style({
  '@media': {
    [screenBelow('sm')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
