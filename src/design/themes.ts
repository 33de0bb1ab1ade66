import type { vars } from './contract.css.ts';
import { palette } from './palette.ts';

/** A value for every token of the contract. */
type Filled<Contract> = {
  readonly [Name in keyof Contract]: Contract[Name] extends string
    ? string
    : Filled<Contract[Name]>;
};

/** The colors of a theme, kept apart from its CSS so that the contrast test can read them. */
export type Theme = Filled<typeof vars>;

export const light: Theme = {
  surface: {
    page: palette.white,
    raised: palette.white,
    sunken: palette.navy50,
    tint: palette.mint,
  },
  text: {
    strong: palette.navy950,
    body: palette.ink,
    muted: palette.slate600,
    link: palette.navy600,
    evidence: palette.teal600,
    error: palette.red600,
    success: palette.green600,
    warning: palette.amber700,
  },
  border: { hairline: palette.navy100, control: palette.navy450, evidence: palette.teal600 },
  action: {
    fill: palette.navy600,
    fillHover: palette.navy700,
    onFill: palette.white,
    quietHover: palette.navy50,
  },
  evidence: { fill: palette.teal400, onFill: palette.navy950 },
  // In each theme, contrast with the page grows with the score: the best score stands out most.
  heat: {
    1: { fill: palette.mint, digit: palette.navy950 },
    2: { fill: palette.teal200, digit: palette.navy950 },
    3: { fill: palette.teal300, digit: palette.navy950 },
    4: { fill: palette.teal700, digit: palette.white },
  },
  focus: palette.navy600,
  shadow: palette.shadowFar,
};

/** For visitors who choose dark pages. The paper of receipts stays white (`paperTheme`). */
export const dark: Theme = {
  surface: {
    page: palette.navy975,
    raised: palette.navy800,
    sunken: palette.navy900,
    tint: palette.sea900,
  },
  text: {
    strong: palette.white,
    body: palette.navy150,
    muted: palette.navy300,
    link: palette.navy200,
    evidence: palette.teal400,
    error: palette.red300,
    success: palette.green300,
    warning: palette.amber300,
  },
  border: { hairline: palette.navy700, control: palette.navy450, evidence: palette.teal400 },
  action: {
    fill: palette.teal400,
    fillHover: palette.teal100,
    onFill: palette.navy950,
    quietHover: palette.navy750,
  },
  evidence: { fill: palette.teal400, onFill: palette.navy950 },
  heat: {
    1: { fill: palette.navy750, digit: palette.white },
    2: { fill: palette.sea700, digit: palette.white },
    3: { fill: palette.sea500, digit: palette.white },
    4: { fill: palette.teal400, digit: palette.navy1000 },
  },
  focus: palette.teal400,
  shadow: palette.shadowDark,
};

/** Differences between a dark page and the dark bands, which look the same on light and on dark pages. */
export const bands = {
  surface: {
    page: palette.navy950,
    raised: palette.navy800,
    sunken: palette.navy800,
    tint: palette.navy800,
  },
  text: { body: palette.white, link: palette.white },
} satisfies { surface: Theme['surface']; text: Partial<Theme['text']> };

export const inverse: Theme = {
  ...dark,
  surface: bands.surface,
  text: { ...dark.text, ...bands.text },
};

/** Tokens that have another value for visitors who ask for more contrast. */
export interface MoreContrast {
  readonly text: Partial<Theme['text']>;
  readonly border: Theme['border'];
}

export const moreContrast: Readonly<Record<'light' | 'dark', MoreContrast>> = {
  light: {
    text: {
      muted: palette.ink,
      link: palette.navy700,
      evidence: palette.teal800,
      error: palette.red700,
      success: palette.green700,
      warning: palette.amber800,
    },
    border: { hairline: palette.navy450, control: palette.navy950, evidence: palette.teal700 },
  },
  dark: {
    text: { ...dark.text, muted: palette.white },
    border: { hairline: palette.navy300, control: palette.white, evidence: palette.teal400 },
  },
};
