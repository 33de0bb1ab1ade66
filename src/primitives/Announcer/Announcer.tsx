import { type ReactNode, createContext, use, useCallback, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Speaks a short status message once, without moving focus. */
export const useAnnounce = (): ((message: string) => void) => use(AnnounceContext);

/** Holds the page's one persistent status region; wrap the whole application in it. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [{ text, turn }, setMessage] = useState({ text: '', turn: 0 });
  const announce = useCallback((message: string) => {
    setMessage((last) => ({ text: message, turn: last.turn + 1 }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        {/* A new key makes a repeated message a change, so that it is spoken again. */}
        <span role="status">{text !== '' && <span key={turn}>{text}</span>}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}
