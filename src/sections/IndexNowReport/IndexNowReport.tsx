import { type IndexNowCopy, IndexNowReportView } from './IndexNowReportView.tsx';
import { useIndexNow } from './useIndexNow.ts';

/** Submits the site's addresses when the page opens and on request, and shows the result. */
export function IndexNowReport(copy: IndexNowCopy) {
  const { state, resubmit } = useIndexNow();
  return <IndexNowReportView {...copy} state={state} onSubmit={resubmit} />;
}
