import { useEffect, useState } from 'react';

/** How long 'Copied!' stands, in milliseconds. */
const COPIED_FOR = 2000;

export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies text to the clipboard; `refused` says that the browser would not. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<CopyState> } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    copy: async (text) => {
      const next = await navigator.clipboard.writeText(text).then(
        () => 'copied' as const,
        () => 'refused' as const,
      );
      setState(next);
      return next;
    },
  };
}
