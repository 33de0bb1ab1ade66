import { useEffect, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { ResendWords } from './types.ts';

/** Wait before another email can be requested, in milliseconds; the server sends none sooner. */
const pauseMs = 60_000;

interface ResendProps {
  readonly words: ResendWords;
  /** Sends the form again; resolves to whether the server took it. Default: no button, only the help text. */
  readonly onResend?: (() => Promise<boolean>) | undefined;
}

/** Says what to do when no email comes, and after a pause offers to send another one. */
export function Resend({ words, onResend }: ResendProps) {
  const [isPaused, setIsPaused] = useState(true);
  const [isSending, setIsSending] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (!isPaused) return undefined;
    const timer = setTimeout(() => setIsPaused(false), pauseMs);
    return () => clearTimeout(timer);
  }, [isPaused]);

  const resend = async (send: () => Promise<boolean>): Promise<void> => {
    setHasAsked(true);
    setIsSending(true);
    // Empty meanwhile: the same answer again is then announced again.
    setAnswer('');
    const isTaken = await send();
    setIsSending(false);
    setIsPaused(true);
    setAnswer(isTaken ? words.sent : words.failed);
  };
  return (
    <>
      <Text size="small">{words.help}</Text>
      {onResend !== undefined && (hasAsked || !isPaused) && (
        // It stays once it was pressed, and keeps the focus.
        <Button tone="quiet" busy={isPaused || isSending} onClick={() => void resend(onResend)}>
          {words.button}
        </Button>
      )}
      <Text size="small">
        <span role="status">{answer}</span>
      </Text>
    </>
  );
}
