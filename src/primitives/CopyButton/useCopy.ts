import { useEffect, useState } from 'react';
import { COPIED_FOR } from './copiedFor.ts';

export type CopyState = 'idle' | 'copied' | 'refused';

/** Writes to the clipboard. 'refused' also where it does not exist, as on a page over plain HTTP. */
async function write(text: string, html?: string): Promise<'copied' | 'refused'> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(text);
    else {
      // As blobs: Chromium takes texts only from version 133 on.
      const blob = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
      await navigator.clipboard.write([
        new ClipboardItem({ ...blob('text/plain', text), ...blob('text/html', html) }),
      ]);
    }
    return 'copied';
  } catch {
    return 'refused';
  }
}

interface Copy {
  /** Outcome of the last copy; 'idle' again a while after 'copied'. */
  readonly state: CopyState;
  /** How many copies have ended. */
  readonly turn: number;
  /** @param html - The same text as HTML, for programs that take formatted text. */
  readonly copy: (text: string, html?: string) => Promise<CopyState>;
}

/** Copies text to the clipboard. */
export function useCopy(): Copy {
  // A new object at every press, so that each press restarts the two seconds.
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
