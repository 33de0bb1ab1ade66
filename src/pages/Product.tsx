import { useState } from 'react';
import { type RoleId, fileOf } from '../content/hiringFiles/hiringFiles.ts';
import {
  comparison,
  pillars,
  productClosingCall,
  productHero,
  productPicturesOf,
  stakeholders,
} from '../content/product.ts';
import { roleSwitch } from '../content/roleSwitch.ts';
import { AppWindow } from '../illustrations/AppWindow/AppWindow.tsx';
import { CoachCard } from '../illustrations/CoachCard/CoachCard.tsx';
import { CompetencyRubric } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { EvidencePack } from '../illustrations/EvidencePack/EvidencePack.tsx';
import { NinetyDayStrip } from '../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import { ScoreGrid } from '../illustrations/ScoreGrid/ScoreGrid.tsx';
import { SjtCard } from '../illustrations/SjtCard/SjtCard.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { Comparison } from '../sections/Comparison/Comparison.tsx';
import { Pillars } from '../sections/Pillars/Pillars.tsx';
import { ProductHero } from '../sections/ProductHero/ProductHero.tsx';
import { RoleSwitch } from '../sections/RoleSwitch/RoleSwitch.tsx';
import { Stakeholders } from '../sections/Stakeholders/Stakeholders.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Product: tests and evidence for sales hiring',
  description:
    'See how candidates sell before you hire: five competencies, a proof test, interview guides and an evidence pack with the answer or note behind each score.',
  breadcrumb: productHero.breadcrumb,
} satisfies PageMeta;

export function Product() {
  const [role, setRole] = useState<RoleId>('ae');
  const { window, pack, rubric, grid, coachCard, task, strip } = productPicturesOf(fileOf(role));
  return (
    <>
      <ProductHero
        {...productHero}
        roleSwitch={<RoleSwitch {...roleSwitch} value={role} onValueChange={setRole} />}
        picture={
          <AppWindow {...window}>
            <EvidencePack {...pack} />
          </AppWindow>
        }
      />
      <Stakeholders {...stakeholders} />
      <Pillars
        items={[
          { ...pillars.tailored, layout: 'start', picture: <CompetencyRubric {...rubric} /> },
          {
            ...pillars.evidence,
            layout: 'large',
            tone: 'inverse',
            picture: <ScoreGrid key={role} {...grid} />,
          },
          { ...pillars.coaching, layout: 'end', picture: <CoachCard {...coachCard} /> },
          {
            ...pillars.signal,
            layout: 'start',
            tone: 'sunken',
            picture: <SjtCard {...task} />,
          },
          { ...pillars.outcomes, layout: 'above', picture: <NinetyDayStrip {...strip} /> },
        ]}
      />
      <Comparison {...comparison} />
      <CallToAction {...productClosingCall} />
    </>
  );
}
