import { createThemeContract } from '@vanilla-extract/css';

/**
 * What a theme must provide. `themes.ts` fills it for light pages, for dark pages and for the dark
 * bands of both; the compiler rejects a theme that leaves something out.
 */
export const vars = createThemeContract({
  surface: {
    /** Behind everything. */
    page: null,
    /** Cards and fields on the page. */
    raised: null,
    /** Quiet bands and wells. */
    sunken: null,
    /** Behind evidence. */
    tint: null,
  },
  text: {
    /** Headings. */
    strong: null,
    body: null,
    /** Leads, captions and secondary copy, still comfortable to read at length. */
    muted: null,
    link: null,
    /** Text that is itself evidence: timestamps, scores. */
    evidence: null,
    error: null,
    success: null,
    warning: null,
  },
  border: {
    /** Thin lines between entries: decoration without meaning. */
    hairline: null,
    /** Edges that show where a control is. */
    control: null,
    /** Joins a quote to its score. */
    evidence: null,
  },
  action: {
    fill: null,
    fillHover: null,
    onFill: null,
    quietHover: null,
  },
  /** The solid evidence mark and what is on it. */
  evidence: { fill: null, onFill: null },
  /** Scores from weakest to strongest: the fill of a cell and the digit on it. */
  heat: {
    1: { fill: null, digit: null },
    2: { fill: null, digit: null },
    3: { fill: null, digit: null },
    4: { fill: null, digit: null },
  },
  focus: null,
  /** Shadow of what floats above the page. */
  shadow: null,
});
