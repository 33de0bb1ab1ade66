import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import {
  figures,
  floatingSheet,
  forcedColors,
  hairline,
  motion,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';
import { fileFrom } from './fileFrom.ts';
import { moving } from './moving.ts';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  height: '100%',
  containerType: 'inline-size',
  overflow: 'clip',
  color: vars.text.body,
  ...floatingSheet,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' }, print: { boxShadow: 'none' } },
});

// Only inside a file: pages show these drawings elsewhere, too, and a `view-transition-name` must be unique.
for (const name of Object.values(moving).flat())
  globalStyle(`${root} [data-moves="${name}"]`, { viewTransitionName: `tour-${name}` });

export const head = style({
  ...typeScale.small,
  ...wrappingRow(`${space[1]} ${space[3]}`, 'center'),
  lineHeight: '1.3',
  justifyContent: 'space-between',
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  color: vars.text.muted,
  borderBottom: hairline,
});

export const labels = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

/** The role. In a small file the candidate replaces it: earlier pages have shown the role. */
export const role = styleVariants({
  alone: { color: vars.text.strong },
  known: {
    display: 'none',
    color: vars.text.strong,
    '@container': { [fileFrom.medium]: { display: 'inline' } },
  },
});

/** The candidate and the five scores so far. */
export const scores = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const candidate = style({
  ...figures,
  paddingInlineEnd: space[1],
  color: vars.text.strong,
});

export const score = style({
  display: 'block',
  width: '1.25rem',
  height: '1.5rem',
  '@container': { [fileFrom.medium]: { width: '2rem', height: '1.75rem' } },
});

const settle = keyframes({ from: { transform: 'translateY(8px)' } });

const bodyBase = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
  '@media': {
    // A phone in portrait has room to spare around the content of a small file.
    'screen and (max-width: 30em) and (min-height: 40em)': { zoom: '1.1' },
  },
  '@container': {
    [fileFrom.medium]: { padding: space[6] },
    [fileFrom.wide]: { padding: `${space[6]} ${space[12]}` },
  },
});

/** Later pages slide up a little. They do not fade in, because the file would be empty meanwhile. */
export const body = styleVariants({
  first: [bodyBase],
  later: [bodyBase, { animation: `${settle} ${motion.reveal} ${motion.easing}` }],
});
