/**
 * How well the reader of job descriptions agrees with two readers on texts that its list was not tuned by.
 * A test compares this with `npm run reader:score`.
 */
export const readerFigures = {
  measuredOn: '2026-11-24',
  texts: 21,
  /** Of five competencies, how many the two readers named, too. */
  rightOfFive: 3.6,
  competencies: { precision: 0.714, recall: 0.714 },
  marks: { precision: 0.798, recall: 0.331 },
  unsaid: { precision: 0.727, recall: 0.39 },
};
