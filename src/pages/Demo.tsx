import {
  demoCards,
  demoClosingCall,
  demoHeader,
  demoPictures,
  demoTourVideo,
} from '../content/demo.ts';
import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { AnswerChoice } from '../illustrations/FilePage/AnswerChoice.tsx';
import { CompetencyDraft } from '../illustrations/FilePage/CompetencyDraft.tsx';
import { JobText } from '../illustrations/FilePage/JobText.tsx';
import { ReceiptLines } from '../illustrations/Receipt/Receipt.tsx';
import { StagePlan } from '../illustrations/StagePlan/StagePlan.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { DemoCards } from '../sections/DemoCards/DemoCards.tsx';
import { DemoIntro } from '../sections/DemoVideo/DemoIntro.tsx';
import { DemoVideo } from '../sections/DemoVideo/DemoVideo.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Product demo',
  description:
    'Watch one sales role go from job description to evidence in 60 seconds, and see its four parts: draft, Top 5, blueprint and candidate flow.',
  breadcrumb: demoHeader.breadcrumb,
} satisfies PageMeta;

const { jobText, facts, competencyDraft, leftOut, blueprint, place, answerChoice } = demoPictures;

export const pictures = {
  draft: (
    <>
      <JobText {...jobText} />
      <ReceiptLines lines={facts} />
    </>
  ),
  bucket: (
    <>
      <CompetencyDraft {...competencyDraft} />
      <ReceiptLines lines={leftOut} />
    </>
  ),
  blueprint: (
    <>
      <Text tone="strong">{blueprint.title}</Text>
      <StagePlan {...blueprint.plan} />
    </>
  ),
  'candidate-flow': (
    <>
      <ReceiptLines lines={place} />
      <AnswerChoice {...answerChoice} />
    </>
  ),
};

const loadTour = () => import('./DemoEmbed.tsx').then(({ InlineTour }) => InlineTour);

export function Demo() {
  return (
    <>
      <DemoVideo {...demoTourVideo} intro={<DemoIntro {...demoHeader} />} loadTour={loadTour} />
      <DemoCards {...demoCards} pictures={pictures} />
      <CallToAction {...demoClosingCall} form={<WaitlistForm {...closingForm('demo')} />} />
    </>
  );
}
