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
    // In a window of a few lines it would hide what is read.
    [highWindow]: { position: 'sticky', top: 0 },
    print: { position: 'static' },
  },
});

export const bar = style({
  // Text of twice the size finds room in a second line.
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
  // The links give way first: a name is never broken for their sake.
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
  // Beside text of twice the size there is room for the menu alone, which holds the call as well.
  '@container': { '(max-width: 16em)': { display: 'none' } },
  '@media': {
    [from('nav')]: { maxWidth: '30%', marginInlineStart: 0 },
    print: { display: 'none' },
  },
});

// Beside a form on the first screen it would be the second call: src/layout/CallBar has it on a phone.
globalStyle(`:has(#hero-form) ${actionBase}`, {
  '@media': { [screenBelow('nav')]: { display: 'none' } },
});

/** Hidden, not removed, once the visitor has joined, so that nothing moves. */
export const action = styleVariants({
  asking: [actionBase],
  joined: [actionBase, { visibility: 'hidden' }],
});

// Where a page begins with an action of its own, a posting to paste or a level to give, it is the second call.
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

/** For paper alone. */
export const address = style({ '@media': { screen: { display: 'none' } } });

// On paper nothing can be pressed.
globalStyle(`${bar} > :is(nav, div, button)`, { '@media': { print: { display: 'none' } } });

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  // All of them fit on the smallest phone.
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

// The page behind the full-screen menu stays where it was.
globalStyle('body:has(dialog[open], [role="dialog"][data-state="open"])', { overflow: 'hidden' });
