import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { tone } from '../../primitives/Button/Button.css.ts';
import {
  depth,
  from,
  hairline,
  highWindow,
  linkTarget,
  measure,
  screenBelow,
  space,
  targetSize,
  withoutScript,
  wrappingRow,
} from '../../design/tokens.ts';

export const root = style({
  zIndex: depth.header,
  background: vars.surface.page,
  borderBottom: hairline,
  '@media': {
    // Sticky in a high window only: in a low one the header would cover too much of the text.
    [highWindow]: { position: 'sticky', top: 0 },
    print: { position: 'static' },
  },
});

export const bar = style({
  // Wraps, so that text at 200% has room on a second line.
  ...wrappingRow(space[2], 'center'),
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  maxWidth: `calc(${measure.page} + 5rem)`,
  marginInline: 'auto',
  paddingInline: 'min(1.25rem, 6.25vw)',
  '@media': {
    [from('md')]: { minHeight: '4.25rem', paddingInline: '2rem', gap: space[4] },
    [from('nav')]: { flexWrap: 'nowrap' },
    [from('lg')]: { paddingInline: '2.5rem' },
    [withoutScript]: { flexWrap: 'wrap', paddingBlock: space[2] },
  },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  // Never shrinks: when space is short, the links wrap instead of the name.
  flex: 'none',
  minHeight: targetSize,
  textDecoration: 'none',
});

export const links = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  '@media': {
    [from('nav')]: { display: 'flex' },
    [from('lg')]: { gap: space[2] },
    [withoutScript]: { display: 'flex' },
  },
});

export const link = style({
  ...linkTarget(targetSize),
  paddingInline: space[2],
  fontSize: '1rem',
  fontWeight: 500,
  color: vars.text.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.text.link, textDecoration: 'underline' },
    '&[aria-current="page"]': { color: vars.text.strong, textDecoration: 'underline' },
  },
  '@media': { [from('lg')]: { paddingInline: '0.75rem' } },
});

const actionBase = style({
  flex: 'none',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  // With text at 200% there is room for the menu button only; the menu contains the call, too.
  '@container': { '(max-width: 16em)': { display: 'none' } },
  '@media': {
    [from('nav')]: { maxWidth: '30%', marginInlineStart: 0 },
    print: { display: 'none' },
  },
});

// The form on the first screen is a call already. On a phone src/layout/CallBar shows this one later.
globalStyle(`:has(#hero-form) ${actionBase}`, {
  '@media': { [screenBelow('nav')]: { display: 'none' } },
});

/** Once the visitor has joined, the call is hidden but keeps its space, so that nothing moves. */
export const action = styleVariants({
  asking: [actionBase],
  joined: [actionBase, { visibility: 'hidden' }],
});

// Looks secondary on a page that begins with its own action: a primary button, a text area, levels to choose.
globalStyle(
  `:has(main > :first-child :is(.${tone.primary}, textarea, [name$='-level'])) ${actionBase} a:not(:hover)`,
  {
    color: vars.text.link,
    background: 'transparent',
    borderColor: vars.border.control,
  },
);

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: targetSize,
  paddingInlineStart: space[3],
  fontWeight: 600,
  color: vars.text.strong,
  '@media': { [from('nav')]: { display: 'none' }, [withoutScript]: { display: 'none' } },
});

/** Printed only. */
export const address = style({ '@media': { screen: { display: 'none' } } });

// Controls have no use on paper.
globalStyle(`${bar} > :is(nav, div, button)`, { '@media': { print: { display: 'none' } } });

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  // Scales with the screen's height, so that all links fit on the smallest phone.
  minHeight: 'clamp(2.75rem, 8dvh, 3.25rem)',
  fontSize: '1.25rem',
  fontWeight: 600,
  color: vars.text.strong,
  textDecoration: 'none',
  borderBottom: hairline,
  selectors: {
    '&[aria-current="page"]': {
      paddingInlineStart: space[3],
      color: vars.text.link,
      boxShadow: `inset 3px 0 0 ${vars.action.fill}`,
    },
  },
});

/** Links, and below them the call. */
export const menu = style({ display: 'grid', gap: space[8] });

// The page behind the full-screen menu does not scroll.
globalStyle('body:has(dialog[open], [role="dialog"][data-state="open"])', { overflow: 'hidden' });
