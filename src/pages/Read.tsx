import { closingForm } from '../content/emailForm.ts';
import { readClosingCall, readIntro } from '../content/read.ts';
import type { ReadData } from '../content/readData.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { CompetencyList } from '../sections/CompetencyList/CompetencyList.tsx';
import { CostlyWords } from '../sections/CostlyWords/CostlyWords.tsx';
import { JobText } from '../sections/JobText/JobText.tsx';
import { Scorecard } from '../sections/Scorecard/Scorecard.tsx';
import { Unsaid } from '../sections/Unsaid/Unsaid.tsx';
import type { PageMeta } from './PageMeta.ts';
import { useReader } from './useReader.ts';

export const meta = {
  title: 'Read your job description',
  description:
    'Paste a sales job description and see the five competencies it asks for, what it leaves out, and a scorecard to print. Nothing you paste leaves the page.',
  breadcrumb: readIntro.breadcrumb,
} satisfies PageMeta;

export function Read(data: ReadData) {
  const { jobText, list, unsaid, words, card } = useReader(data);
  return (
    <>
      <JobText {...jobText} />
      <CompetencyList {...list} />
      <Unsaid {...unsaid} />
      <CostlyWords {...words} />
      <Scorecard {...card} />
      <CallToAction {...readClosingCall} form={<WaitlistForm {...closingForm('read')} />} />
    </>
  );
}
