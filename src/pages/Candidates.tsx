import type { CandidatePictures } from '../content/candidatePictures.ts';
import { candidatesClosingCall, candidatesDocument } from '../content/candidates.ts';
import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CoachCard } from '../illustrations/CoachCard/CoachCard.tsx';
import { ProofQuestion } from '../illustrations/ProofQuestion/ProofQuestion.tsx';
import { StagePlan } from '../illustrations/StagePlan/StagePlan.tsx';
import { Receipt, ReceiptLines } from '../illustrations/Receipt/Receipt.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'For candidates',
  description:
    'What candidates are asked and how long it takes, how answers are scored, what is kept, and how to get an accommodation or have data deleted.',
  breadcrumb: candidatesDocument.breadcrumb,
} satisfies PageMeta;

export function Candidates({ opening, plan, questions, coachCard, kept }: CandidatePictures) {
  return (
    <>
      <LegalDocument
        {...candidatesDocument}
        isFolded
        summaryPicture={<ProofQuestion {...opening} />}
        pictures={{
          'what-you-are-asked': <StagePlan {...plan} />,
          'try-two-questions': (
            <Stack gap={6}>
              {questions.map((question) => (
                <ProofQuestion key={question.id} {...question} />
              ))}
            </Stack>
          ),
          'how-you-are-scored': <CoachCard {...coachCard} />,
          'what-is-kept': (
            <Receipt title={kept.title}>
              <ReceiptLines lines={kept.lines} />
            </Receipt>
          ),
        }}
      />
      <CallToAction
        {...candidatesClosingCall}
        form={<WaitlistForm {...closingForm('candidates')} />}
      />
    </>
  );
}
