import type { StagePlanProps } from '../illustrations/StagePlan/StagePlan.tsx';
import type { ReadCompetency } from './readCompetencies.ts';

/** The possible stages. Each scores the competencies whose `shownIn` it matches. */
const scoring = [
  { shownIn: 'role-play', name: 'Role-play', runBy: 'hiring manager and a seller', minutes: 30 },
  { shownIn: 'task', name: 'Work task', runBy: 'at home; a seller reads it', minutes: 30 },
  { shownIn: 'interview', name: 'Interview', runBy: 'hiring manager', minutes: 45 },
] as const;

/**
 * A plan of stages. Each competency is scored once, in the stage that shows it best; a stage without
 * competencies is left out.
 *
 * @param rolePlay - What is acted out, such as `a first call`.
 */
export function planOf(
  items: readonly ReadCompetency[],
  rolePlay: string,
): StagePlanProps & { readonly heading: string; readonly rules: readonly string[] } {
  const stages = scoring.flatMap(({ shownIn, name, runBy, minutes }) => {
    const scored = items.filter((item) => item.shownIn === shownIn);
    return scored.length === 0
      ? []
      : [
          {
            name: shownIn === 'role-play' ? `${name}: ${rolePlay}` : name,
            runBy,
            minutes,
            scored: scored.map((item) => ({ competency: item.name, owner: '' })),
          },
        ];
  });
  const all = [
    {
      name: 'First call',
      runBy: 'recruiter',
      minutes: 20,
      scored: [],
      note: 'Must-haves and pay; no score',
    },
    ...stages,
  ];
  const minutes = all.reduce((sum, stage) => sum + stage.minutes, 0);
  return {
    heading: 'Plan of stages',
    stages: all,
    unit: 'minutes',
    totals: [`A candidate spends ${minutes} minutes.`, 'Debrief: 20 minutes, scores first.'],
    rules: [
      'Agree before the first interview which scores must reach 3.',
      'Two scores two or more levels apart: both read their notes again.',
    ],
  };
}
