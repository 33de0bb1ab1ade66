import { type IndexNowCopy, IndexNowReportView } from './IndexNowReportView.tsx';
import { useIndexNow } from './useIndexNow.ts';

/** Submits the site's addresses when it is opened and on request, and shows what came of it. */
export function IndexNowReport(copy: IndexNowCopy) {
  const { state, resubmit } = useIndexNow();
  return <IndexNowReportView {...copy} state={state} onSubmit={resubmit} />;
}
