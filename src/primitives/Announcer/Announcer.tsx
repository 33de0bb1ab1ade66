import { type ReactNode, createContext, use, useCallback, useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** How long a message can be read in the status region, in milliseconds. */
const MESSAGE_LASTS = 5_000;

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Speaks a short status message once, without moving focus; the empty string takes it back. */
export const useAnnounce = (): ((message: string) => void) => use(AnnounceContext);

interface AnnouncerProps {
  /** What is announced when it changes. The empty string says nothing. */
  readonly children: ReactNode;
  /** What messages belong to, such as the path of the page: they do not outlive it. Default: nothing. */
  readonly scope?: string;
}

/** Holds the page's one persistent status region; wrap the whole application in it. */
export function Announcer({ children, scope = '' }: AnnouncerProps) {
  const [message, setMessage] = useState({ text: '', turn: 0, scope });
  const announce = useCallback(
    (text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1, scope })),
    [scope],
  );
  // A message must neither outlive its page nor come back with it.
  if (message.scope !== scope) setMessage({ ...message, text: '', scope });
  const { text, turn } = message;

  // A message that stayed would be read again as part of the page, long after the event.
  useEffect(() => {
    if (text === '') return undefined;
    const empty = (): void =>
      setMessage((last) => (last.turn === turn ? { ...last, text: '' } : last));
    const timer = setTimeout(empty, MESSAGE_LASTS);
    return () => clearTimeout(timer);
  }, [text, turn]);

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        {/* A space at its end makes a repeated message a change, so that it is spoken again. */}
        <span role="status">{text !== '' && `${text}${'\u00a0'.repeat(turn % 2)}`}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}
