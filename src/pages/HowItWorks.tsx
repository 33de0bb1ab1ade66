import {
  competencyRubric,
  heatmapWithReceipt,
  sellingContext,
  shortEvidencePack,
  sjtCard,
} from '../content/artefacts.ts';
import {
  howItWorksClosingCall,
  howItWorksDifferentiators,
  howItWorksFiles,
  howItWorksHeader,
  howItWorksSteps,
} from '../content/howItWorks.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { CompetencyRubricBody } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { Differentiators } from '../sections/Differentiators/Differentiators.tsx';
import { EvidencePackBody } from '../illustrations/EvidencePack/EvidencePack.tsx';
import { HeatmapBody } from '../illustrations/Heatmap/Heatmap.tsx';
import { HiringFile } from '../illustrations/HiringFile/HiringFile.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import { SellingContextBody } from '../illustrations/SellingContext/SellingContext.tsx';
import { SjtCardBody } from '../illustrations/SjtCard/SjtCard.tsx';
import { Stepper } from '../sections/Stepper/Stepper.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'How it works in five steps',
  description:
    'Five steps from a job description to a hiring decision: describe how you sell, edit the draft, test, score with quotes, and decide in a short debrief.',
  breadcrumb: howItWorksHeader.breadcrumb,
} satisfies PageMeta;

/** What lies open at each step. */
const open = [
  <SellingContextBody key="context" {...sellingContext} />,
  <CompetencyRubricBody key="rubric" {...competencyRubric} />,
  <SjtCardBody key="task" {...sjtCard} />,
  <HeatmapBody key="heatmap" {...heatmapWithReceipt} />,
  <EvidencePackBody key="pack" {...shortEvidencePack} />,
];

/** The file at each step. */
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
      <CallToAction {...howItWorksClosingCall} />
    </>
  );
}
