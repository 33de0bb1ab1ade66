import { demoCards, demoClosingCall, demoHeader, demoTourVideo } from '../content/demo.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { DemoCards } from '../sections/DemoCards/DemoCards.tsx';
import { DemoVideo } from '../sections/DemoVideo/DemoVideo.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Product demo',
  description:
    'Watch the 60-second tour of the sales hiring flow, and see which four longer recordings are in progress: draft, Top 5, blueprint and candidate flow.',
  breadcrumb: demoHeader.breadcrumb,
} satisfies PageMeta;

export function Demo() {
  return (
    <>
      <PageHeader {...demoHeader} />
      <DemoVideo {...demoTourVideo} />
      <DemoCards {...demoCards} />
      <CallToAction {...demoClosingCall} />
    </>
  );
}
