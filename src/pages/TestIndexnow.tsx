import { indexNowHeader, indexNowCopy } from '../content/indexnow.ts';
import { IndexNowReport } from '../sections/IndexNowReport/IndexNowReport.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Indexing test',
  description:
    'Asks the server of this site to tell search engines which pages changed, and shows the report. Not indexed.',
  indexed: false,
} satisfies PageMeta;

export function TestIndexnow() {
  return (
    <>
      <PageHeader {...indexNowHeader} />
      <IndexNowReport {...indexNowCopy} />
    </>
  );
}
