import * as v from 'valibot';

/** The largest value that is believed, in milliseconds: a background tab can make any. */
const longest = 60_000;

const value = v.optional(
  v.pipe(v.number('invalid'), v.minValue(0, 'invalid'), v.maxValue(longest, 'invalid')),
);

/** What a browser posts as a page is left: the page's path and its values, and nothing of the visitor. */
export const fieldReportSchema = v.object({
  path: v.pipe(v.string('required'), v.regex(/^\/[a-z0-9/-]{0,200}$/i, 'invalid')),
  ttfb: value,
  fcp: value,
  lcp: value,
  inp: value,
  cls: value,
});

export type FieldReport = v.InferOutput<typeof fieldReportSchema>;
