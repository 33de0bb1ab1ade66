import {
  competencyRubric,
  heatmapWithReceipt,
  sellingContext,
  shortEvidencePack,
  sjtCard,
} from '../content/artifacts.ts';
import {
  howItWorksClosingCall,
  howItWorksDifferentiators,
  howItWorksFiles,
  howItWorksHeader,
  howItWorksSteps,
} from '../content/howItWorks.ts';
import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { CompetencyRubric } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { Differentiators } from '../sections/Differentiators/Differentiators.tsx';
import { EvidencePack } from '../illustrations/EvidencePack/EvidencePack.tsx';
import { Heatmap } from '../illustrations/Heatmap/Heatmap.tsx';
import { HiringFile } from '../illustrations/HiringFile/HiringFile.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import { SellingContext } from '../illustrations/SellingContext/SellingContext.tsx';
import { SjtCard } from '../illustrations/SjtCard/SjtCard.tsx';
import { Stepper } from '../sections/Stepper/Stepper.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'How it works in five steps',
  description:
    'Five steps from a job description to a hiring decision: describe how you sell, edit the draft, test, score with quotes, and decide in a short debrief.',
  breadcrumb: howItWorksHeader.breadcrumb,
} satisfies PageMeta;

/** Content of the open part of the file at each step. */
const open = [
  <SellingContext key="context" {...sellingContext} />,
  <CompetencyRubric key="rubric" {...competencyRubric} />,
  <SjtCard key="task" {...sjtCard} />,
  <Heatmap key="heatmap" {...heatmapWithReceipt} />,
  <EvidencePack key="pack" {...shortEvidencePack} />,
];

/** Drawing of the file at each step. */
export const filePictures = howItWorksFiles.map((file, step) => (
  <HiringFile key={file.progress} {...file}>
    {open[step]}
  </HiringFile>
));

export function HowItWorks() {
  return (
    <>
      <PageHeader {...howItWorksHeader} />
      <Stepper steps={howItWorksSteps} pictures={filePictures} />
      <Differentiators {...howItWorksDifferentiators} />
      <CallToAction
        {...howItWorksClosingCall}
        form={<WaitlistForm {...closingForm('how_it_works')} />}
      />
    </>
  );
}
