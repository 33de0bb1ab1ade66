import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { inverseTheme, paperTheme } from '../../design/theme.css.ts';
import { from, linkTarget, logoGround, sideBySide, space, typeScale } from '../../design/tokens.ts';

export const category = style({
  ...sideBySide(3, 9, space[8]),
  gap: space[6],
  paddingBlock: space[8],
  borderTop: `1px solid ${vars.border.control}`,
});

export const assets = style({ display: 'grid', gap: space[8] });

export const asset = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      alignItems: 'center',
      columnGap: space[8],
    },
  },
});

const groundBase = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '11rem',
  padding: space[6],
  ...logoGround,
});

export const ground = styleVariants({
  light: [paperTheme, groundBase],
  dark: [inverseTheme, groundBase],
});

// Width and height are attributes of the image, so that nothing shifts when it loads.
export const preview = style({ maxHeight: '13rem', objectFit: 'contain' });

export const words = style({ display: 'grid', gap: space[2], justifyItems: 'start', minWidth: 0 });

export const path = style({
  ...typeScale.mono,
  fontSize: typeScale.small.fontSize,
  ...linkTarget('24px'),
  overflowWrap: 'anywhere',
  marginBottom: space[1],
});
