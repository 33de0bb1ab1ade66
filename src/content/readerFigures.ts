/**
 * How well the reader of job descriptions agrees with two readers on texts that its list was not tuned by.
 * A test compares this with `npm run reader:score`.
 */
export const readerFigures = {
  measuredOn: '2026-11-24',
  texts: 21,
  /** Of five competencies, how many the two readers named, too. */
  rightOfFive: 3.6,
  competencies: { precision: 0.724, recall: 0.724 },
  marks: { precision: 0.792, recall: 0.335 },
  unsaid: { precision: 0.759, recall: 0.537 },
};
