import { useEffect, useState } from 'react';
import { failedWithError, failedWithStatus, type IndexNowReport } from '../../api/indexnow.ts';
import { paths } from '../../api/paths.ts';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';

/** State of a submission. `failed`: the site's own server answered with an error, or could not be reached. */
export type IndexNowState =
  | { readonly status: 'submitting' }
  | { readonly status: 'reported'; readonly report: IndexNowReport }
  | { readonly status: 'failed'; readonly text: string };

async function submit(): Promise<IndexNowState> {
  try {
    const response = await fetch(paths.indexnow, { method: 'POST' });
    if (!response.ok) return { status: 'failed', text: failedWithStatus(response.status) };
    return { status: 'reported', report: (await response.json()) as IndexNowReport };
  } catch (error) {
    return { status: 'failed', text: failedWithError(error) };
  }
}

/** The sentence that sums up how a submission ended; none before that. */
export function textOf(state: IndexNowState): string | undefined {
  if (state.status === 'submitting') return undefined;
  return state.status === 'failed' ? state.text : state.report.text;
}

/** Asks the site's server to submit, once at the start and again on request; only the latter is announced. */
export function useIndexNow(): { readonly state: IndexNowState; readonly resubmit: () => void } {
  const announce = useAnnounce();
  const [state, setState] = useState<IndexNowState>({ status: 'submitting' });
  useEffect(() => {
    void submit().then(setState);
  }, []);
  const resubmit = async (): Promise<void> => {
    setState({ status: 'submitting' });
    const result = await submit();
    setState(result);
    announce(textOf(result) ?? '');
  };
  return { state, resubmit: () => void resubmit() };
}
