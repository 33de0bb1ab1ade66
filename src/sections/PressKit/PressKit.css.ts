import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { inverseTheme, paperTheme } from '../../design/theme.css.ts';
import {
  below,
  equalColumns,
  from,
  hairline,
  logoGround,
  radius,
  sideBySide,
  space,
  typeScale,
} from '../../design/tokens.ts';

export const intro = style({ ...sideBySide(7, 5), gap: space[12], alignItems: 'start' });

export const facts = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: space[4],
  alignItems: 'baseline',
  paddingBlock: space[2],
  borderTop: hairline,
});

export const term = style({ ...typeScale.small, color: vars.text.muted });

export const detail = style({
  fontSize: '1rem',
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const texts = style({ display: 'grid' });

export const text = style({
  ...sideBySide(4, 8),
  gap: space[4],
  paddingBlock: space[8],
  borderTop: `1px solid ${vars.border.control}`,
});

export const textName = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const textBody = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const pictures = style({
  ...equalColumns({ sm: 2, lg: 12 }),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: `${space[12]} ${space[6]}`,
});

export const picture = style({
  display: 'grid',
  // Otherwise WebKit keeps the width of a wider picture when the window gets a second column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    // A picture alone in its row has its words beside it.
    [below('lg')]: {
      selectors: {
        '&:nth-child(odd):last-child': {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'inherit',
          gridTemplateRows: 'auto 1fr',
          columnGap: space[6],
        },
      },
    },
    // Three in a row. Of seven pictures (the founder's is the seventh) the second row holds four.
    [from('lg')]: {
      gridColumn: 'span 4',
      selectors: {
        '&:nth-child(4):nth-last-child(4), &:nth-child(4):nth-last-child(4) ~ &': {
          gridColumn: 'span 3',
        },
      },
    },
  },
});

const groundBase = style({
  gridRow: 'span 2',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  // The aspect ratio of the social picture, which fills it.
  aspectRatio: '1200 / 630',
  minHeight: 0,
  padding: space[4],
  ...logoGround,
});

export const ground = styleVariants({
  light: [paperTheme, groundBase],
  dark: [inverseTheme, groundBase],
  filled: [inverseTheme, groundBase, { padding: 0, overflow: 'hidden' }],
});

// Width and height are attributes of the image, so that nothing shifts when it loads.
export const preview = style({
  maxHeight: '100%',
  objectFit: 'contain',
});

export const pictureWords = style({ display: 'grid', gap: space[1] });

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const file = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '2.25rem',
  paddingInline: space[2],
  fontWeight: 600,
  textDecoration: 'none',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  selectors: { '&:hover': { background: vars.action.quietHover } },
});
