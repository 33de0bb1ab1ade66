import {
  coachCard,
  competencyRubric,
  evidencePack,
  heatmapWithReceipt,
  ninetyDayStrip,
  sjtCard,
} from '../content/artefacts.ts';
import {
  comparison,
  pillars,
  productClosingCall,
  productHero,
  stakeholders,
} from '../content/product.ts';
import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { CoachCard } from '../illustrations/CoachCard/CoachCard.tsx';
import { Comparison } from '../sections/Comparison/Comparison.tsx';
import { CompetencyRubric } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { EvidencePack } from '../illustrations/EvidencePack/EvidencePack.tsx';
import { NinetyDayStrip } from '../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import { Pillars } from '../sections/Pillars/Pillars.tsx';
import { ProductHero } from '../sections/ProductHero/ProductHero.tsx';
import { Heatmap } from '../illustrations/Heatmap/Heatmap.tsx';
import { SjtCard } from '../illustrations/SjtCard/SjtCard.tsx';
import { Stakeholders } from '../sections/Stakeholders/Stakeholders.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Product: tests and evidence for sales hiring',
  description:
    'See how candidates sell before you hire: five competencies, a proof test, interview guides and an evidence pack with the answer or note behind each score.',
  breadcrumb: productHero.breadcrumb,
} satisfies PageMeta;

export function Product() {
  return (
    <>
      <ProductHero {...productHero} picture={<EvidencePack {...evidencePack} />} />
      <Stakeholders {...stakeholders} />
      <Pillars
        items={[
          {
            ...pillars.tailored,
            layout: 'start',
            tone: 'sunken',
            picture: <CompetencyRubric {...competencyRubric} />,
          },
          {
            ...pillars.evidence,
            layout: 'start',
            tone: 'inverse',
            picture: <Heatmap {...heatmapWithReceipt} />,
          },
          { ...pillars.coaching, layout: 'end', picture: <CoachCard {...coachCard} /> },
          {
            ...pillars.signal,
            layout: 'start',
            tone: 'sunken',
            picture: <SjtCard {...sjtCard} />,
          },
          {
            ...pillars.outcomes,
            layout: 'above',
            picture: <NinetyDayStrip {...ninetyDayStrip} />,
          },
        ]}
      />
      <Comparison {...comparison} />
      <CallToAction {...productClosingCall} form={<WaitlistForm {...closingForm('product')} />} />
    </>
  );
}
