/**
 * How well the reader of job descriptions agrees with two readers on texts that its list was not tuned by.
 * A test compares this with `npm run reader:score`.
 */
export const readerFigures = {
  measuredOn: '2026-11-26',
  texts: 32,
  /** Of five competencies, how many the two readers named, too. */
  rightOfFive: 3.9,
  competencies: { precision: 0.788, recall: 0.788 },
  marks: { precision: 0.902, recall: 0.13 },
  unsaid: { precision: 1, recall: 0.18 },
};
