import { globalStyle } from '@vanilla-extract/css';
import './layers.css.ts';
import './theme.css.ts';
import './fallbacks.css.ts';
import { vars } from './contract.css.ts';
import { reset } from './layers.css.ts';
import {
  depth,
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
  // Safari's name for the same; otherwise an iPhone in landscape enlarges some texts.
  WebkitTextSizeAdjust: '100%',
  // Keeps a focused or linked element below the sticky header, and its focus ring off the window's lower edge.
  scrollPaddingBottom: '0.5rem',
  '@media': { [highWindow]: { scrollPaddingTop: '6rem' } },
});
base('body', {
  minHeight: '100dvh',
  fontFamily: family.text,
  ...typeScale.body,
  color: vars.text.body,
  background: vars.surface.page,
  WebkitFontSmoothing: 'antialiased',
  // Not `break-word`: only `anywhere` also lets a column be narrower than its longest word.
  overflowWrap: 'anywhere',
  // On phones with text at 200 %, words longer than a line break at a hyphen.
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
// Shown by src/entry/boot after a press on a button that needs the application, when that does not load.
base('p[data-unanswered]', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: depth.skipLink,
  padding: '12px 20px',
  textAlign: 'center',
  color: vars.text.body,
  background: vars.surface.raised,
  borderTop: `1px solid ${vars.border.control}`,
});
base('table', {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // Columns stay as wide as their longest word; with `anywhere`, a narrow one would break after every letter.
  overflowWrap: 'break-word',
});
base(':focus-visible', {
  outline: `2px solid ${vars.focus}`,
  outlineOffset: '2px',
  borderRadius: '2px',
});
// A heading gets focus after a route change so that screen readers speak it. It is no control: no ring.
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
