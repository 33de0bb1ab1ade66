import {
  coachCard,
  competencyRubric,
  heatmapWithReceipt,
  sellingContext,
  shortEvidencePack,
  sjtCard,
} from '../content/artefacts.ts';
import { demoTour } from '../content/demoEmbed.ts';
import { CoachCard } from '../illustrations/CoachCard/CoachCard.tsx';
import { CompetencyRubric } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { DemoTour } from '../sections/DemoTour/DemoTour.tsx';
import { EvidencePack } from '../illustrations/EvidencePack/EvidencePack.tsx';
import { Heatmap } from '../illustrations/Heatmap/Heatmap.tsx';
import { SellingContext } from '../illustrations/SellingContext/SellingContext.tsx';
import { SjtCard } from '../illustrations/SjtCard/SjtCard.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'The 60-second tour',
  description:
    'A silent tour with captions: a job description becomes five competencies, a proof test, a coach card, scored evidence and a decision that people make.',
  indexed: false,
} satisfies PageMeta;

/** What each scene shows. */
export const pictures = {
  role: <SellingContext {...sellingContext} />,
  competencies: <CompetencyRubric {...competencyRubric} />,
  'proof-test': <SjtCard {...sjtCard} />,
  'coach-card': <CoachCard {...coachCard} />,
  evidence: <Heatmap {...heatmapWithReceipt} />,
  decision: <EvidencePack {...shortEvidencePack} />,
};

export function DemoEmbed() {
  return <DemoTour {...demoTour} pictures={pictures} />;
}
