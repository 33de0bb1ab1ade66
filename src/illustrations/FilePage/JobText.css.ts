import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { characters, forcedColors, motion, typeScale } from '../../design/tokens.ts';

export const text = style({
  ...typeScale.h2,
  maxWidth: characters(36),
  fontSize: 'clamp(1.25rem, 0.75rem + 3cqi, 2.75rem)',
  fontWeight: 500,
  lineHeight: '1.45',
  letterSpacing: '-0.01em',
  color: vars.text.muted,
});

/** Lines this short may break inside of phrases. Otherwise a few words between phrases get a whole line. */
const narrow = '(max-width: 30rem)';

/** A phrase and the comma after it. */
export const whole = style({
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { whiteSpace: 'normal' } },
});

/** A phrase, which a highlighter marks from the first letter to the last. */
const phrase = style({
  // One box, so that a view transition can move it to the competency that is drawn from it.
  display: 'inline-block',
  whiteSpace: 'normal',
  boxDecorationBreak: 'clone',
  '@container': { [narrow]: { display: 'inline' } },
  color: 'inherit',
  background: 'none',
  backgroundImage: `linear-gradient(${vars.evidence.fill}, ${vars.evidence.fill})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0 86%',
  backgroundPosition: '0 50%',
  borderRadius: '3px',
  // The mark extends beyond the letters; the negative margin keeps the letters where they were.
  paddingInline: '0.06em',
  marginInline: '-0.06em',
  transition: `background-size ${motion.draw} ${motion.easing}, color ${motion.draw}`,
  printColorAdjust: 'exact',
});

export const piece = styleVariants({
  plain: [phrase],
  marked: [
    phrase,
    {
      color: vars.evidence.onFill,
      backgroundSize: '100% 86%',
      '@media': { [forcedColors]: { textDecoration: 'underline' } },
    },
  ],
});
