/** The tour's scenes by name, with their seconds. Together they last one minute. */
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
