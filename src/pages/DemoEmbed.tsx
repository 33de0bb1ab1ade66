import { demoTour, tourForm } from '../content/demoEmbed.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { Takeover } from '../primitives/Takeover/Takeover.tsx';
import { DemoTour } from '../sections/DemoTour/DemoTour.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'The 60-second tour',
  description:
    'A silent tour with captions: a job description becomes five competencies, a test, an interview, scores with the answer or note behind each, and a decision.',
  indexed: false,
} satisfies PageMeta;

/** The tour inside of another page, where it replaces its poster. */
export function InlineTour() {
  return <DemoTour {...demoTour} form={<WaitlistForm {...tourForm} />} isInline />;
}

export function DemoEmbed() {
  return (
    <Takeover>
      <DemoTour {...demoTour} form={<WaitlistForm {...tourForm} />} />
    </Takeover>
  );
}
