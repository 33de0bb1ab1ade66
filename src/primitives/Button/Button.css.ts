import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { below, forcedColors, motion, radius, space, targetSize } from '../../design/tokens.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: targetSize,
  paddingInline: '1.125rem',
  paddingBlock: '0.5rem',
  fontFamily: 'inherit',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: '1.25',
  textAlign: 'center',
  textDecoration: 'none',
  borderRadius: radius.control,
  border: '1px solid transparent',
  transition: `background-color ${motion.hover} ${motion.easing}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.75 },
  },
  '@media': { [forcedColors]: { border: '1px solid ButtonText' }, print: { display: 'none' } },
});

export const tone = styleVariants({
  primary: {
    color: vars.action.onFill,
    background: vars.action.fill,
    selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.action.fillHover } },
  },
  quiet: {
    color: vars.text.link,
    borderColor: vars.border.control,
    background: 'transparent',
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.action.quietHover },
    },
  },
});

export const size = styleVariants({
  regular: {},
  compact: { '@media': { [below('md')]: { paddingInline: space[3], fontSize: '0.9375rem' } } },
  large: { minHeight: '52px', paddingInline: '1.5rem', fontSize: '1.0625rem' },
});
