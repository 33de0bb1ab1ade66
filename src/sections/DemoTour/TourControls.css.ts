import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  forcedColors,
  from,
  hairline,
  screenBelow,
  space,
  typeScale,
  withoutScript,
  wrappingRow,
} from '../../design/tokens.ts';
import { gutter, outOfSight } from './DemoTour.css.ts';

/** Stays at the window's lower edge when a scene is taller than the window. */
export const controls = style([
  gutter,
  {
    gridRow: 3,
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    gap: space[2],
    paddingBlock: space[2],
    background: vars.surface.page,
    borderTop: hairline,
    '@media': {
      [from('sm')]: { gap: space[3], paddingBlock: space[3] },
      [withoutScript]: { display: 'none' },
      print: { display: 'none' },
    },
  },
]);

export const bar = style({
  width: '100%',
  height: '6px',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const track = style({ fill: vars.border.hairline });

export const done = style({
  fill: vars.action.fill,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});

export const cut = style({
  stroke: vars.surface.page,
  strokeWidth: '3',
  vectorEffect: 'non-scaling-stroke',
});

export const buttons = style({
  ...wrappingRow(space[1], 'center'),
  '@media': { [from('sm')]: { gap: space[2] } },
});

/** Visually hidden on small screens, where the words do not fit beside their icon. */
export const buttonWords = style({ '@media': { [screenBelow('sm')]: outOfSight } });

export const still = style({
  ...typeScale.small,
  flex: '1 1 16rem',
  paddingTop: space[1],
  color: vars.text.muted,
});
