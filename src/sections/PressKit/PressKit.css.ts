import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import { family, from, radius, space, typeScale } from '../../design/tokens.ts';

const rule = `1px solid ${vars.border.hairline}`;

export const intro = style(
  sectionRule({
    display: 'grid',
    gap: space[12],
    alignItems: 'start',
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[16] },
    },
  }),
);

export const facts = style(sectionRule({ display: 'grid', gap: space[4], minWidth: 0 }));

export const fact = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: space[4],
    alignItems: 'baseline',
    paddingBlock: space[2],
    borderTop: rule,
  }),
);

export const term = style(
  sectionRule({ ...typeScale.mono, fontFamily: family.mono, color: vars.text.muted }),
);

export const detail = style(
  sectionRule({ fontSize: '0.9375rem', color: vars.text.strong, overflowWrap: 'anywhere' }),
);

export const texts = style(sectionRule({ display: 'grid' }));

export const text = style(
  sectionRule({
    display: 'grid',
    gap: space[4],
    paddingBlock: space[8],
    borderTop: `1px solid ${vars.border.control}`,
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space[16] },
    },
  }),
);

export const textName = style(
  sectionRule({ display: 'grid', gap: space[2], alignContent: 'start' }),
);

export const textBody = style(sectionRule({ display: 'grid', gap: space[4], minWidth: 0 }));

export const pictures = style(
  sectionRule({
    display: 'grid',
    gap: `${space[12]} ${space[6]}`,
    '@media': {
      [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const picture = style(
  sectionRule({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 }),
);

const groundBase = style(
  sectionRule({
    display: 'grid',
    placeItems: 'center',
    height: '11rem',
    padding: space[8],
    background: vars.surface.page,
    border: rule,
    borderRadius: radius.card,
    // A logo is made for its ground: the system must not take one without the other.
    forcedColorAdjust: 'none',
  }),
);

export const ground = styleVariants({ light: [groundBase], dark: [inverseTheme, groundBase] });

// The size is the image's own attribute, so that nothing moves when it arrives.
export const preview = style(sectionRule({ maxHeight: '7rem', objectFit: 'contain' }));

export const pictureWords = style(sectionRule({ display: 'grid', gap: space[1] }));

export const files = style(sectionRule({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

export const file = style(
  sectionRule({
    ...typeScale.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.25rem',
    paddingInline: space[3],
    fontWeight: 600,
    textDecoration: 'none',
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.control,
    selectors: { '&:hover': { background: vars.action.quietHover } },
  }),
);
