import {
  aboutClosingCall,
  aboutDifferentiators,
  aboutHeader,
  founderStory,
  principles,
} from '../content/about.ts';
import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { Differentiators } from '../sections/Differentiators/Differentiators.tsx';
import { FounderStory } from '../sections/FounderStory/FounderStory.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import { Principles } from '../sections/Principles/Principles.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'About us',
  description:
    'A founder-led company in New York, founded in 2025, that wants sales hiring decisions to rest on evidence people can check. Read our principles.',
  breadcrumb: aboutHeader.breadcrumb,
  person: true,
} satisfies PageMeta;

export function About() {
  return (
    <>
      <PageHeader {...aboutHeader} />
      <Differentiators {...aboutDifferentiators} />
      <Principles {...principles} />
      <FounderStory {...founderStory} />
      <CallToAction {...aboutClosingCall} form={<WaitlistForm {...closingForm('about')} />} />
    </>
  );
}
