import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { characters, measure, typeScale } from '../../design/tokens.ts';

const { display, title, h2, h3, body } = typeScale;

export const size = styleVariants({ display, title, h2, h3, body }, (step, name) => ({
  ...step,
  fontWeight: 600,
  color: vars.text.strong,
  textWrap: 'balance',
  ...(name === 'body' ? { lineHeight: '1.4' } : { maxWidth: measure.headline }),
  ...(name === 'h3' ? { maxWidth: characters(32, 'bold') } : {}),
  ...(name === 'h2' ? { maxWidth: characters(24, 'bold') } : {}),
}));

/**
 * Keeps a word of `keepTogether.tsx` on one line. Where the container is narrow in relation to the font size,
 * the word may break, because it could be wider than the line.
 */
export const together = style({
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 19em)': { whiteSpace: 'normal' } },
});
