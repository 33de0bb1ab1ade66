/**
 * How well the reader of job descriptions agrees with two readers on texts that its list was not tuned by.
 * A test compares this with `npm run reader:score`.
 */
export const readerFigures = {
  measuredOn: '2026-11-26',
  texts: 32,
  /** Of five competencies, how many the two readers named, too. */
  rightOfFive: 3.8,
  competencies: { precision: 0.75, recall: 0.75 },
  marks: { precision: 0.925, recall: 0.21 },
  unsaid: { precision: 0.857, recall: 0.226 },
};
