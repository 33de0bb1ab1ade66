import { closingForm } from '../content/emailForm.ts';
import { readClosingCall, readIntro } from '../content/read.ts';
import type { ReadData } from '../content/readData.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { CompetencyList } from '../sections/CompetencyList/CompetencyList.tsx';
import { CostlyWords } from '../sections/CostlyWords/CostlyWords.tsx';
import { JobText } from '../sections/JobText/JobText.tsx';
import { Scorecard } from '../sections/Scorecard/Scorecard.tsx';
import type { PageMeta } from './PageMeta.ts';
import { useReader } from './useReader.ts';

export const meta = {
  title: 'Get a scorecard from your job posting',
  description:
    'Paste a sales job posting, pick five competencies, and take away a scorecard with four levels and one question for each. Nothing you paste is sent.',
  breadcrumb: readIntro.breadcrumb,
} satisfies PageMeta;

export function Read(data: ReadData) {
  const { jobText, list, words, card } = useReader(data);
  return (
    <>
      <JobText {...jobText} />
      <CompetencyList {...list} />
      <Scorecard {...card} />
      <CostlyWords {...words} />
      <CallToAction {...readClosingCall} form={<WaitlistForm {...closingForm('read')} />} />
    </>
  );
}
