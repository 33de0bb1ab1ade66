import {
  homeClosingForm,
  heroForm,
  homeClosingCall,
  homeDemo,
  homeHero,
  painOutcome,
  popularAnswers,
  provenResults,
} from '../content/home.ts';
import { answerTeaser } from '../content/answerTeaser.ts';
import { scoreGrid } from '../content/scoreGrid.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { ScoreGrid } from '../illustrations/ScoreGrid/ScoreGrid.tsx';
import { AnswerTeaser } from '../sections/AnswerTeaser/AnswerTeaser.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { DemoVideo } from '../sections/DemoVideo/DemoVideo.tsx';
import { Hero } from '../sections/Hero/Hero.tsx';
import { PainOutcome } from '../sections/PainOutcome/PainOutcome.tsx';
import { PopularAnswers } from '../sections/PopularAnswers/PopularAnswers.tsx';
import { ProvenResults } from '../sections/ProvenResults/ProvenResults.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'AI copilot for sales hiring',
  description:
    'See how candidates sell before you hire. AI drafts the scorecard, test and interview questions for your role. Join the waitlist for a 7-day free trial.',
} satisfies PageMeta;

const loadTour = () => import('./DemoEmbed.tsx').then(({ InlineTour }) => InlineTour);

export function Home() {
  return (
    <>
      <Hero
        {...homeHero}
        form={<WaitlistForm {...heroForm} />}
        picture={<ScoreGrid {...scoreGrid} shape="spread" />}
      />
      <AnswerTeaser {...answerTeaser} />
      <DemoVideo {...homeDemo} loadTour={loadTour} />
      <PainOutcome {...painOutcome} />
      <ProvenResults {...provenResults} />
      <PopularAnswers {...popularAnswers} />
      <CallToAction {...homeClosingCall} form={<WaitlistForm {...homeClosingForm} />} />
    </>
  );
}
