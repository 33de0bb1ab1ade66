import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import {
  dash,
  floatingShadow,
  from,
  hairline,
  motion,
  radius,
  screenBelow,
  space,
  typeScale,
} from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

const root = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[12],
    },
  },
});

/** `featured` is a card with its picture; `row` is an entry of the list below it. */
export const look = styleVariants({
  featured: [
    root,
    {
      overflow: 'hidden',
      border: hairline,
      borderRadius: radius.card,
      background: vars.surface.raised,
      transition: `border-color ${motion.hover} ${motion.easing}, box-shadow ${motion.hover} ${motion.easing}`,
      selectors: { '&:hover': { borderColor: vars.border.control, boxShadow: floatingShadow } },
      '@media': { [from('lg')]: { gridTemplateRows: 'auto auto 1fr' } },
    },
  ],
  row: [root, { paddingBlock: space[4], borderTop: hairline }],
});

globalStyle(`${look.featured} + ${look.row}`, { marginTop: space[4] });

export const picture = style({
  height: '9rem',
  overflow: 'hidden',
  // The line separates the picture's paper from the card of the same color.
  borderBottom: hairline,
  '@media': {
    [from('md')]: { height: '13rem' },
    [from('lg')]: {
      gridRow: '1 / span 3',
      height: 'auto',
      minHeight: '16rem',
      // Widens the picture to the middle of the gap, while the words align with those of the rows.
      marginInlineEnd: `-${space[6]}`,
      borderBottom: 0,
      borderInlineEnd: hairline,
    },
  },
});

const besidePicture = {
  gridColumn: 2,
  selectors: { [`${look.featured} > &`]: { paddingInlineStart: 0 } },
} as const;

const inCard = {
  selectors: {
    [`${look.featured} > &`]: { paddingInline: space[4] },
  },
  '@media': {
    [from('md')]: { selectors: { [`${look.featured} > &`]: { paddingInline: space[6] } } },
    [from('lg')]: besidePicture,
  },
} as const;

export const head = style({
  ...inCard,
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  paddingBottom: space[2],
  selectors: {
    [`${look.featured} > &`]: { padding: `${space[4]} ${space[4]} ${space[2]}` },
  },
  '@media': {
    [from('md')]: {
      selectors: { [`${look.featured} > &`]: { padding: `${space[6]} ${space[6]} ${space[3]}` } },
    },
    [from('lg')]: {
      gridColumn: 2,
      selectors: {
        ...besidePicture.selectors,
        [`${look.row} > &`]: { gridColumn: 1, gridRow: '1 / span 2' },
      },
    },
  },
});

export const title = style(typeScale.h3);

export const link = style({
  color: vars.text.strong,
  textDecoration: 'none',
  selectors: {
    // The whole card is the link's target.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.text.link, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: '-3px',
      borderRadius: radius.card,
    },
  },
});

export const facts = style({ ...typeScale.small, color: vars.text.muted });

/** The kind of article; hidden on a phone, where the title has to say it. */
export const kind = style({ '@media': { [screenBelow('md')]: { display: 'none' } } });

/** Minutes and sources, which wrap to the next line together. */
export const figures = style({ display: 'inline-block' });

export const description = style({
  ...inCard,
  paddingBottom: space[3],
  fontSize: '1rem',
  lineHeight: '1.45',
  color: vars.text.body,
});

export const foot = style({
  ...inCard,
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  selectors: {
    ...inCard.selectors,
    [`${look.featured} > &`]: { padding: `0 ${space[4]} ${space[4]}` },
  },
  '@media': {
    [from('md')]: {
      selectors: { [`${look.featured} > &`]: { padding: `0 ${space[6]} ${space[6]}` } },
    },
    [from('lg')]: besidePicture,
  },
});

export const points = style({
  display: 'grid',
  gap: space[2],
  // Visually hidden on a phone, where ten lists would make the page too long.
  '@media': {
    [screenBelow('md')]: { selectors: { [`${look.row} &`]: visuallyHidden } },
  },
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  fontSize: '1rem',
  lineHeight: '1.5',
  color: vars.text.muted,
  '::before': dash,
});

export const more = style({ ...typeScale.small, color: vars.text.muted });
