import { fieldData } from '../content/fieldData.ts';
import { isFieldDataOn } from '../content/isFieldDataOn.ts';
import {
  lighthouseScores,
  optimisations,
  performanceDashboard,
  performanceHeader,
} from '../content/performance.ts';
import { FieldData } from '../sections/FieldData/FieldData.tsx';
import { LighthouseScores } from '../sections/LighthouseScores/LighthouseScores.tsx';
import { Optimisations } from '../sections/Optimisations/Optimisations.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import { PerformanceDashboard } from '../sections/PerformanceDashboard/PerformanceDashboard.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Performance of this site',
  description:
    'What your own browser measures on this site, how Lighthouse scores this build, and what was done to make the pages fast. Not indexed.',
  indexed: false,
} satisfies PageMeta;

export function Performance() {
  return (
    <>
      <PageHeader {...performanceHeader} />
      <PerformanceDashboard {...performanceDashboard} />
      {isFieldDataOn && <FieldData {...fieldData} />}
      <LighthouseScores {...lighthouseScores} />
      <Optimisations {...optimisations} />
    </>
  );
}
