/** The tour's scenes by name, with how long each stands, in seconds. Together they last one minute. */
export const demoChapters = [
  { id: 'role', sketch: 'role', name: 'Role and context', seconds: 10 },
  { id: 'competencies', sketch: 'competencies', name: 'Five competencies', seconds: 10 },
  { id: 'proof-test', sketch: 'proofTest', name: 'Proof tests', seconds: 11 },
  { id: 'coach-card', sketch: 'coachCard', name: 'Coach card', seconds: 9 },
  { id: 'evidence', sketch: 'evidence', name: 'Evidence pack', seconds: 12 },
  { id: 'decision', sketch: 'decision', name: 'Decision', seconds: 8 },
] as const;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The running order: each name and sketch with the time at which it starts. */
export const demoRunningOrder = demoChapters.map(({ name, sketch }, index) => ({
  name,
  sketch,
  time: clock(demoChapters.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0)),
}));
