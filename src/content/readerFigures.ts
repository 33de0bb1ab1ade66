/** How often their totals on the texts held back were looked at while the list was tuned. */
export const readerLooks = 7;

/**
 * How well the reader of job descriptions agrees with two readers on texts that its list was not tuned by.
 * A test compares this with `npm run reader:score`.
 */
export const readerFigures = {
  measuredOn: '2026-11-26',
  texts: 21,
  /** Of five competencies, how many the two readers named, too. */
  rightOfFive: 4,
  competencies: { precision: 0.8, recall: 0.8 },
  marks: { precision: 0.878, recall: 0.368 },
  unsaid: { precision: 0.938, recall: 0.366 },
};
