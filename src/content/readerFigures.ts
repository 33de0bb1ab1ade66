/** How often their totals on the texts held back were looked at while the list was tuned. */
export const readerLooks = 5;

/**
 * How well the reader of job descriptions agrees with two readers on texts that its list was not tuned by.
 * A test compares this with `npm run reader:score`.
 */
export const readerFigures = {
  measuredOn: '2026-11-25',
  texts: 21,
  /** Of five competencies, how many the two readers named, too. */
  rightOfFive: 3.8,
  competencies: { precision: 0.762, recall: 0.762 },
  marks: { precision: 0.874, recall: 0.384 },
  unsaid: { precision: 0.9, recall: 0.439 },
};
