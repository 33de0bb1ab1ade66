import {
  aboutDifferentiators,
  aboutHeader,
  aboutNextSteps,
  founderStory,
  principles,
} from '../content/about.ts';
import { Differentiators } from '../sections/Differentiators/Differentiators.tsx';
import { FounderStory } from '../sections/FounderStory/FounderStory.tsx';
import { NextSteps } from '../sections/NextSteps/NextSteps.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import { Principles } from '../sections/Principles/Principles.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  path: '/about',
  title: 'About us',
  description:
    'A founder-led company in New York, founded in 2025, that wants sales hiring decisions to rest on evidence people can check. Read our principles.',
  breadcrumb: [{ name: 'About', path: '/about' }],
  person: true,
} satisfies PageMeta;

export function About() {
  return (
    <>
      <PageHeader {...aboutHeader} />
      <FounderStory {...founderStory} />
      <Differentiators {...aboutDifferentiators} />
      <Principles {...principles} />
      <NextSteps {...aboutNextSteps} />
    </>
  );
}
