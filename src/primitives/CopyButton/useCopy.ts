import { useEffect, useState } from 'react';

/** How long 'Copied!' stands, in milliseconds. */
const COPIED_FOR = 2000;

export type CopyState = 'idle' | 'copied' | 'refused';

/** The clipboard's answer; a page without one, such as over plain http, counts as refused. */
async function write(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Copies text to the clipboard; `refused` says that the browser would not. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<CopyState> } {
  // A new object at every press, so that each counts its own two seconds.
  const [result, setResult] = useState<{ readonly state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (result.state !== 'copied') return undefined;
    const timer = setTimeout(() => setResult({ state: 'idle' }), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [result]);

  return {
    state: result.state,
    copy: async (text) => {
      const state = await write(text);
      setResult({ state });
      return state;
    },
  };
}
