import { palette } from './palette.ts';

/** Values of the theme contract, apart from its CSS so that the contrast test can read them. */
export const light = {
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
  // A monotone ramp for each background: the best score stands out most.
  heat: {
    1: { fill: palette.mint, digit: palette.navy950 },
    2: { fill: palette.teal200, digit: palette.navy950 },
    3: { fill: palette.teal300, digit: palette.navy950 },
    4: { fill: palette.teal700, digit: palette.white },
  },
  focus: palette.navy600,
} as const;

/** The dark bands: mid-page proof and the closing call. */
export const inverse = {
  surface: {
    page: palette.navy950,
    raised: palette.navy800,
    sunken: palette.navy800,
    tint: palette.navy800,
  },
  text: {
    strong: palette.white,
    body: palette.white,
    muted: palette.navy300,
    link: palette.white,
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
    quietHover: palette.navy800,
  },
  evidence: { fill: palette.teal400, onFill: palette.navy950 },
  heat: {
    1: { fill: palette.navy750, digit: palette.white },
    2: { fill: palette.sea700, digit: palette.white },
    3: { fill: palette.sea500, digit: palette.white },
    4: { fill: palette.teal400, digit: palette.navy950 },
  },
  focus: palette.teal400,
} as const;

/** What a visitor who asks for more contrast gets instead. */
export const moreContrast = {
  light: {
    text: {
      ...light.text,
      muted: palette.ink,
      link: palette.navy700,
      evidence: palette.teal700,
    },
    border: { hairline: palette.navy450, control: palette.navy950, evidence: palette.teal700 },
  },
  inverse: {
    text: { ...inverse.text, muted: palette.white },
    border: { hairline: palette.navy300, control: palette.white, evidence: palette.teal400 },
  },
} as const;
