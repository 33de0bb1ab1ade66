/**
 * How well the reader of job descriptions agrees with two readers on texts that its list was not tuned by.
 * A test compares this with `npm run reader:score`.
 */
export const readerFigures = {
  measuredOn: '2026-11-24',
  texts: 21,
  /** Of five competencies, how many the two readers named, too. */
  rightOfFive: 3.3,
  competencies: { precision: 0.657, recall: 0.657 },
  marks: { precision: 0.662, recall: 0.376 },
  unsaid: { precision: 0.633, recall: 0.756 },
};
