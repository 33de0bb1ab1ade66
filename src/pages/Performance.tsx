import {
  lighthouseScores,
  optimisations,
  performanceDashboard,
  performanceHeader,
} from '../content/performance.ts';
import { LighthouseScores } from '../sections/LighthouseScores/LighthouseScores.tsx';
import { Optimisations } from '../sections/Optimisations/Optimisations.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import { PerformanceDashboard } from '../sections/PerformanceDashboard/PerformanceDashboard.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Performance of this site',
  description:
    'What your own browser measures on this site, how Lighthouse last scored the site, and what was done to make the pages fast. Not indexed.',
  indexed: false,
} satisfies PageMeta;

export function Performance() {
  return (
    <>
      <PageHeader {...performanceHeader} />
      <PerformanceDashboard {...performanceDashboard} />
      <LighthouseScores {...lighthouseScores} />
      <Optimisations {...optimisations} />
    </>
  );
}
