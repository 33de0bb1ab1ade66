import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import {
  forcedColors,
  from,
  hairline,
  motion,
  outlinedChoice,
  screenBelow,
  sideBySide,
  space,
  targetSize,
  typeScale,
} from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

export const root = style({ ...sideBySide(4, 8, space[12]), gap: space[6] });

export const choice = style({
  display: 'grid',
  alignContent: 'start',
  borderTop: `2px solid ${vars.text.strong}`,
  '@media': { print: { display: 'none' } },
});

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: targetSize,
  paddingInline: space[4],
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: '1.3',
  color: vars.text.link,
  cursor: 'pointer',
  borderBottom: hairline,
  transition: `background-color ${motion.hover} ${motion.easing}`,
  selectors: {
    '&:hover': { background: vars.surface.page },
    '&:has(:checked)': { color: vars.surface.page, background: vars.text.link },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [from('lg')]: { minHeight: '3.5rem', fontSize: '1.125rem' },
    [forcedColors]: { selectors: outlinedChoice() },
  },
});

export const panels = style({
  display: 'grid',
  minWidth: 0,
  '@media': { print: { gap: space[4] } },
});

const panel = style({
  gridArea: '1 / 1',
  display: 'grid',
  minWidth: 0,
  '@media': {
    screen: { '@supports': { 'selector(:has(*))': { visibility: 'hidden' } } },
    // Beside the choice, all panels are as high as the highest. Below it, each is as high as its words.
    [screenBelow('lg')]: { '@supports': { 'selector(:has(*))': { display: 'none' } } },
    print: { gridArea: 'auto', breakInside: 'avoid' },
  },
});

/** The panel of the audience with this index, visible while that audience is chosen. */
export const panelOf = styleVariants({ 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 }, (place) => [
  panel,
  {
    selectors: {
      [`${root}:has([value="${place}"]:checked) &`]: { display: 'grid', visibility: 'visible' },
    },
  },
]);

// Visually hidden below `lg`: the choice right above names the audience already.
globalStyle(`${panels} h3`, { '@media': { [screenBelow('lg')]: visuallyHidden } });

export const sides = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] } },
});

export const side = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const sideLabel = style({ ...typeScale.small, color: vars.text.muted });

/** Large, to fill the height of the five choices beside it. */
const large = { fontSize: '1.5rem', lineHeight: '1.35' } as const;

export const problems = style({
  display: 'grid',
  gap: space[3],
  paddingInlineStart: '1.125rem',
  listStyle: 'disc',
  lineHeight: '1.5',
  color: vars.text.body,
  '@media': { [from('xl')]: large },
});

export const solution = style({
  display: 'grid',
  gridTemplateColumns: '1.5em minmax(0, 1fr)',
  alignItems: 'baseline',
  fontSize: '1.125rem',
  fontWeight: 500,
  lineHeight: '1.45',
  color: vars.text.strong,
  '@media': { [from('xl')]: large },
});

export const tick = style({ color: vars.text.evidence, transform: 'translateY(0.125em)' });
