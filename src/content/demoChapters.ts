/** The tour's scenes by name, with how long each stands, in seconds. Together they last one minute. */
export const demoChapters = [
  { id: 'role', name: 'The job', seconds: 10 },
  { id: 'competencies', name: 'Five competencies', seconds: 10 },
  { id: 'proof-test', name: 'Proof test', seconds: 10 },
  { id: 'interview', name: 'Interview', seconds: 10 },
  { id: 'scores', name: 'Scores', seconds: 10 },
  { id: 'decision', name: 'Decision', seconds: 10 },
] as const;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The running order: each name with the time at which it starts. */
export const demoRunningOrder = demoChapters.map(({ name }, index) => ({
  name,
  time: clock(demoChapters.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0)),
}));

/**
 * The end of the example's job description, with the phrases that say what to test. Written out,
 * so that a page with the poster does not carry the whole file; a test holds the two equal.
 */
export const jobExcerpt = [
  { text: '… ' },
  { text: 'first discovery call', marked: true },
  { text: ' to signature, ' },
  { text: 'build a case with finance', marked: true },
  { text: ', and keep ' },
  { text: 'four to six stakeholders', marked: true },
  { text: ' moving.' },
] as const;
