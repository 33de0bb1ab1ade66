/**
 * How well the reader of job descriptions agrees with two readers on texts that its list was not tuned by.
 * A test compares this with `npm run reader:score`.
 */
export const readerFigures = {
  measuredOn: '2026-11-26',
  texts: 32,
  /** Of five competencies, how many the two readers named, too. */
  rightOfFive: 4,
  competencies: { precision: 0.806, recall: 0.806 },
  marks: { precision: 0.923, recall: 0.128 },
  unsaid: { precision: 1, recall: 0.115 },
};
