import { useEffect, useState } from 'react';
import { COPIED_FOR } from './copiedFor.ts';

export type CopyState = 'idle' | 'copied' | 'refused';

/** The clipboard's answer; a page without one, such as over plain http, counts as refused. */
async function write(text: string, html?: string): Promise<'copied' | 'refused'> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(text);
    else
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': text, 'text/html': html }),
      ]);
    return 'copied';
  } catch {
    return 'refused';
  }
}

interface Copy {
  /** `refused` says that the browser would not. */
  readonly state: CopyState;
  /** How often `copy` has ended, from 0. */
  readonly turn: number;
  /** @param html - The same with its formatting, for documents. */
  readonly copy: (text: string, html?: string) => Promise<CopyState>;
}

/** Copies text to the clipboard. */
export function useCopy(): Copy {
  // A new object at every press, so that each counts its own two seconds.
  const [result, setResult] = useState<Omit<Copy, 'copy'>>({ state: 'idle', turn: 0 });
  useEffect(() => {
    if (result.state !== 'copied') return undefined;
    const timer = setTimeout(() => setResult({ ...result, state: 'idle' }), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [result]);

  return {
    ...result,
    copy: async (text, html) => {
      const state = await write(text, html);
      setResult(({ turn }) => ({ state, turn: turn + 1 }));
      return state;
    },
  };
}
