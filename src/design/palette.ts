/**
 * Raw values: every color and length of the site is defined here once.
 * Components never import this file; they use the semantic tokens of `contract.css.ts`.
 */

/** Brand colors: navy-600, teal-400, mint, ink, slate-500. Other shades are derived in OKLCH, hue kept. */
export const palette = {
  white: '#ffffff',
  ink: '#1a1a1a',
  slate500: '#6b7280',
  slate600: '#4b5263',
  mint: '#e3fdfd',
  teal100: '#8dfff8',
  teal200: '#a9e9e5',
  teal300: '#58beb9',
  teal400: '#00cfc8',
  teal600: '#027c78',
  teal700: '#035f5c',
  teal800: '#02524f',
  navy50: '#f2f5fe',
  navy100: '#e0e7fe',
  navy150: '#dde4f8',
  navy200: '#bccaf9',
  navy300: '#a8b6e1',
  navy450: '#7785b3',
  navy600: '#3a4989',
  navy700: '#2c3869',
  navy750: '#2a3768',
  navy800: '#20294b',
  navy900: '#182145',
  navy950: '#121a3b',
  /** For the dark theme: the page (975), and the digit of the best score (1000). */
  navy975: '#0c1229',
  navy1000: '#040714',
  /** Steps between navy and teal, for evidence and scores in the dark theme. */
  sea900: '#122c45',
  sea700: '#1f5468',
  sea500: '#13808a',
  green700: '#0e5c2a',
  green600: '#16803c',
  green300: '#7ee2a0',
  red700: '#8f1a11',
  red600: '#b42318',
  red300: '#ffb4ab',
  amber800: '#694400',
  amber700: '#8a5a00',
  amber300: '#ffcf7a',
  /** navy-950 at 6 percent for the near shadow of both themes, at 20 for the far one of the light theme. */
  shadowNear: '#121a3b0f',
  shadowFar: '#121a3b33',
  /** Black at 60 percent: a lighter shadow would not be visible on navy. */
  shadowDark: '#00000099',
} as const;

/** Steps of the 4 px grid, in rem so that they grow with the visitor's text size. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  6: '1.5rem',
  8: '2rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
  32: '8rem',
} as const;

export const radius = { cell: '4px', control: '8px', card: '14px', pill: '999px' } as const;

export const motion = {
  hover: '150ms',
  disclosure: '240ms',
  reveal: '400ms',
  draw: '600ms',
  easing: 'cubic-bezier(.2,.7,.2,1)',
} as const;
