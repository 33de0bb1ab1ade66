import { globalStyle } from '@vanilla-extract/css';
import './layers.css.ts';
import './theme.css.ts';
import './fallbacks.css.ts';
import { vars } from './contract.css.ts';
import { reset } from './layers.css.ts';
import {
  family,
  highWindow,
  moreContrast,
  prettyLines,
  reducedMotion,
  typeScale,
} from './tokens.ts';

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]): void => {
  globalStyle(selector, { '@layer': { [reset]: rule } });
};

base('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
base('html', {
  vars: { '--mono': family.mono },
  textSizeAdjust: '100%',
  // Safari's name for it: else an iPhone on its side enlarges some texts.
  WebkitTextSizeAdjust: '100%',
  // Keeps a focused or linked element clear of the sticky header, and its ring of the window's edge.
  scrollPaddingBottom: '0.5rem',
  // Where scroll bars take room, nothing moves when a dialog hides the page's, or from a long page to a short one.
  scrollbarGutter: 'stable',
  '@media': { [highWindow]: { scrollPaddingTop: '6rem' } },
});
base('body', {
  minHeight: '100dvh',
  fontFamily: family.text,
  ...typeScale.body,
  color: vars.text.body,
  background: vars.surface.page,
  WebkitFontSmoothing: 'antialiased',
  // `anywhere` and not `break-word`: it also lets a column be narrower than its longest word.
  overflowWrap: 'anywhere',
  // Text at 200 % in a phone's window: a word longer than its line breaks at a hyphen.
  '@media': { '(max-width: 18em)': { hyphens: 'auto', hyphenateLimitChars: '10 4 4' } },
});
base('h1, h2, h3, h4', { textWrap: 'balance', color: vars.text.strong, fontWeight: 600 });
base('p, li, dd, td, dt, th', prettyLines);
base('ul, ol', { listStyle: 'none' });
base('a', { color: vars.text.link, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
base('img, svg, iframe', { display: 'block', maxWidth: '100%' });
base('button, input, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
base('button', { cursor: 'pointer', background: 'none', border: 0 });
// Set by src/entry/boot on a press that is queued until hydration.
base('[data-queued]', {
  cursor: 'progress',
  opacity: 0.75,
});
// Shown by src/entry/boot when a pressed button waits in vain.
base('p[data-unanswered]', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  padding: '12px 20px',
  textAlign: 'center',
  color: vars.text.body,
  background: vars.surface.raised,
  borderTop: `1px solid ${vars.border.control}`,
});
base('table', {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // Columns share the width by their words, or a narrow one would be set letter by letter.
  overflowWrap: 'break-word',
});
base(':focus-visible', {
  outline: `2px solid ${vars.focus}`,
  outlineOffset: '2px',
  borderRadius: '2px',
});
// A heading takes focus after a route change so that it is spoken; it is not a control.
base('[tabindex="-1"]:focus', { outline: 'none' });
base('::selection', { background: vars.evidence.fill, color: vars.evidence.onFill });
globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    [moreContrast]: { textDecorationThickness: 'from-font' },
  },
});
globalStyle('html', {
  '@media': {
    print: { fontSize: '11pt' },
  },
});
