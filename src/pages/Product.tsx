import { Fragment } from 'react';
import { closingForm } from '../content/emailForm.ts';
import {
  comparison,
  pillars,
  productClosingCall,
  productHero,
  productPicturesOf,
  stakeholders,
} from '../content/product.ts';
import { roleSwitch } from '../content/roleSwitch.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { AppWindow } from '../illustrations/AppWindow/AppWindow.tsx';
import { CoachCard } from '../illustrations/CoachCard/CoachCard.tsx';
import { EvidenceReceipt } from '../illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import { LevelLadder } from '../illustrations/LevelLadder/LevelLadder.tsx';
import { NinetyDayStrip } from '../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import { ScoreGrid } from '../illustrations/ScoreGrid/ScoreGrid.tsx';
import { Sheet, SheetBody } from '../primitives/Sheet/Sheet.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { Comparison } from '../sections/Comparison/Comparison.tsx';
import { Pillars } from '../sections/Pillars/Pillars.tsx';
import { ProductHero } from '../sections/ProductHero/ProductHero.tsx';
import { RoleSwitch } from '../sections/RoleSwitch/RoleSwitch.tsx';
import { Stakeholders } from '../sections/Stakeholders/Stakeholders.tsx';
import type { PageMeta } from './PageMeta.ts';
import { useRoleFile } from './useRoleFile.ts';

export const meta = {
  title: 'Product: tests and evidence for sales hiring',
  description:
    'See how candidates sell before you hire: five competencies, a proof test, interview guides and an evidence pack with the answer or note behind each score.',
  breadcrumb: productHero.breadcrumb,
} satisfies PageMeta;

export function Product() {
  const [file, choose] = useRoleFile();
  const { window, open, competency, grid, coachCard, answer, strip } = productPicturesOf(file);
  return (
    <>
      <ProductHero
        {...productHero}
        roleSwitch={<RoleSwitch {...roleSwitch} value={file.id} onValueChange={choose} />}
        picture={
          <AppWindow {...window}>
            {open.map(({ receipt, ladder }) => (
              <Fragment key={receipt.competency}>
                <EvidenceReceipt {...receipt} />
                <LevelLadder {...ladder} />
              </Fragment>
            ))}
          </AppWindow>
        }
      />
      <Stakeholders {...stakeholders} />
      <Pillars
        items={[
          {
            ...pillars.tailored,
            layout: 'start',
            picture: (
              <Sheet {...competency.words}>
                <SheetBody>
                  <LevelLadder anchors={competency.anchors} />
                </SheetBody>
              </Sheet>
            ),
          },
          {
            ...pillars.evidence,
            layout: 'start',
            tone: 'inverse',
            picture: <ScoreGrid key={file.id} {...grid} />,
          },
          { ...pillars.coaching, layout: 'end', picture: <CoachCard {...coachCard} /> },
          {
            ...pillars.signal,
            layout: 'start',
            tone: 'sunken',
            picture: <EvidenceReceipt {...answer} isLong />,
          },
          { ...pillars.outcomes, layout: 'above', picture: <NinetyDayStrip {...strip} /> },
        ]}
      />
      <Comparison {...comparison} />
      <CallToAction {...productClosingCall} form={<WaitlistForm {...closingForm('product')} />} />
    </>
  );
}
