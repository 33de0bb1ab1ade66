import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { inverseTheme, paperTheme } from '../../design/theme.css.ts';
import {
  characters,
  figures,
  forcedColors,
  from,
  hairline,
  motion,
  radius,
  reducedMotion,
  screenBelow,
  space,
  typeScale,
  withScript,
  withoutScript,
  wrappingRow,
} from '../../design/tokens.ts';

/** A sheet on a dark ground, with the list of chapters below it, or beside it from `lg` on. */
export const root = style([
  inverseTheme,
  {
    display: 'grid',
    alignItems: 'center',
    gap: space[6],
    minWidth: 0,
    padding: `${space[4]} ${space[3]} ${space[6]}`,
    color: vars.text.body,
    background: vars.surface.page,
    '@media': {
      [from('sm')]: { padding: space[6] },
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
        gap: space[16],
        padding: space[12],
      },
    },
  },
]);

/** White in every theme, like a window of the product on a dark screen. */
export const sheet = style([
  paperTheme,
  {
    display: 'grid',
    gap: space[6],
    minWidth: 0,
    padding: space[4],
    color: vars.text.body,
    background: vars.surface.page,
    borderRadius: radius.card,
    '@media': { [from('md')]: { padding: space[8] } },
  },
]);

/** The container whose width decides the layout of the drawing. */
export const scene = style({ containerType: 'inline-size', minWidth: 0 });

export const play = style({
  ...typeScale.h3,
  position: 'relative',
  ...wrappingRow(`${space[2]} ${space[4]}`, 'center'),
  justifySelf: 'start',
  minWidth: 0,
  // Space between the last word and the focus ring.
  paddingInlineEnd: space[2],
  color: vars.text.strong,
  textAlign: 'start',
  textWrap: 'balance',
  selectors: { '&:focus-visible': { borderRadius: radius.control } },
  '@media': { [withoutScript]: { display: 'none' } },
});

/** Beside the disc, or below it where large text leaves no room for a word. */
export const playWords = style({ flex: '1 1 7rem', minWidth: 0 });

// With very large text not even '60-second' fits on a line, so it may break at its hyphen.
globalStyle(`${playWords} > *`, {
  '@media': { 'not all and (min-width: 22em)': { whiteSpace: 'normal' } },
});

export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: space[16],
  height: space[16],
  borderRadius: radius.pill,
  color: vars.action.onFill,
  background: vars.action.fill,
  transition: `background-color ${motion.hover} ${motion.easing}, transform ${motion.hover} ${motion.easing}`,
  selectors: {
    [`${play}:hover &`]: { background: vars.action.fillHover, transform: 'scale(1.04)' },
  },
  '@media': {
    [forcedColors]: { border: '2px solid ButtonText' },
    [reducedMotion]: { transition: 'none' },
  },
});

export const sign = style({ width: space[8], height: space[8] });

/** The link to the demo, shown only without scripts: otherwise the button starts the demo. */
export const withoutScriptOnly = style({
  display: 'none',
  '@media': { [withoutScript]: { display: 'block' } },
});

export const words = style({ display: 'grid', gap: space[4], minWidth: 0 });

/** List of chapters. Below `lg` it has the whole width, so from `sm` on it has two columns, read downward. */
export const chapters = style({
  display: 'grid',
  columnGap: space[6],
  '@media': {
    // Left out on a phone to save height: the demo itself shows them.
    [`${screenBelow('sm')} and ${withScript}`]: { display: 'none' },
    [from('sm')]: {
      gridTemplateRows: 'repeat(3, auto)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
    [from('lg')]: { gridTemplateRows: 'none', gridAutoFlow: 'row' },
  },
});

export const chapter = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[2],
  fontSize: '1rem',
  lineHeight: '1.3',
  borderTop: hairline,
});

export const time = style({ ...figures, color: vars.text.muted });

export const note = style({
  ...typeScale.small,
  display: 'grid',
  gap: space[2],
  maxWidth: characters(48),
  color: vars.text.muted,
  // Its words are about the button, which is hidden without scripts.
  '@media': { [withoutScript]: { display: 'none' } },
});

export const thirdParty = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'baseline',
  color: vars.text.strong,
  fontWeight: 600,
});
