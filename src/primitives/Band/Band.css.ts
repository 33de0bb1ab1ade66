import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import { tornEdge } from '../../design/tornEdge.ts';
import { depth, from, measure } from '../../design/tokens.ts';

const root = style({ color: vars.text.body, background: vars.surface.page });

export const tone = styleVariants({
  page: [root],
  sunken: [root, { background: vars.surface.sunken }],
  inverse: [inverseTheme, root],
  torn: [
    inverseTheme,
    root,
    {
      ...tornEdge,
      // Above the bar with the call (src/layout/CallBar): this band has a call of its own.
      position: 'relative',
      zIndex: depth.overBar,
      // A call to a form is of no use on paper.
      '@media': { print: { display: 'none' } },
    },
  ],
});

const inner = style({
  // The band sets content width and gutters, so that no section has to.
  maxWidth: `calc(${measure.page} + 2 * var(--gutter))`,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  vars: { '--gutter': 'min(1.25rem, 6.25vw)' },
  '@media': {
    [from('md')]: { vars: { '--gutter': '2rem' } },
    [from('lg')]: { vars: { '--gutter': '2.5rem' } },
  },
});

export const padding = styleVariants({
  none: [inner],
  compact: [inner, { paddingBlock: '2.5rem' }],
  regular: [
    inner,
    {
      paddingBlock: '3rem',
      '@media': {
        [from('md')]: { paddingBlock: '4.5rem' },
        [from('lg')]: { paddingBlock: '5.5rem' },
      },
      // Two sections with the same background have only one space between them.
      selectors: {
        [`${tone.page} + ${tone.page} > &`]: { paddingTop: 0 },
        [`${tone.sunken} + ${tone.sunken} > &`]: { paddingTop: 0 },
        [`${tone.inverse} + ${tone.torn} > &`]: { paddingTop: 0 },
      },
    },
  ],
  opening: [
    inner,
    {
      paddingBlock: '0.5rem',
      '@media': {
        [from('md')]: { paddingBlock: '1.5rem' },
        [from('lg')]: { paddingBlock: '2.5rem' },
      },
    },
  ],
  hero: [
    inner,
    {
      paddingBlock: '1.5rem 3.5rem',
      '@media': {
        [from('md')]: { paddingBlock: '3rem 4.5rem' },
        [from('lg')]: { paddingBlock: '4rem 5.5rem' },
      },
    },
  ],
});
