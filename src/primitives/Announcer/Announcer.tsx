import { type ReactNode, createContext, use, useCallback, useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** How long a message stays in the status region, in milliseconds. */
const MESSAGE_LASTS = 5_000;

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Announces a short status message once, without moving focus; '' clears the message. */
export const useAnnounce = (): ((message: string) => void) => use(AnnounceContext);

interface AnnouncerProps {
  /** The application, which announces by `useAnnounce`. */
  readonly children: ReactNode;
  /** Path of the page, for example: a message is cleared when the scope changes. Default: one scope for all. */
  readonly scope?: string;
}

/** Holds the page's one persistent status region; wrap the whole application in it. */
export function Announcer({ children, scope = '' }: AnnouncerProps) {
  const [message, setMessage] = useState({ text: '', turn: 0, scope });
  const announce = useCallback(
    (text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1, scope })),
    [scope],
  );
  // A message of another scope is cleared, so that it does not reappear when its scope comes back.
  if (message.scope !== scope) setMessage({ ...message, text: '', scope });
  const { text, turn } = message;

  // Cleared after a while: otherwise screen readers read the message later as part of the page.
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
        {/* Every second message ends with a space, so that a repeated one is a change and is spoken again. */}
        <span role="status">{text !== '' && `${text}${'\u00a0'.repeat(turn % 2)}`}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}
