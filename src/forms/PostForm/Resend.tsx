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
  // The button appears when the first pause is over. It stays, and keeps the focus, while busy.
  const [phase, setPhase] = useState<'first pause' | 'ready' | 'sending' | 'pause'>('first pause');
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (phase === 'ready' || phase === 'sending') return undefined;
    const timer = setTimeout(() => setPhase('ready'), pauseMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const resend = async (send: () => Promise<boolean>): Promise<void> => {
    setPhase('sending');
    // Empty meanwhile: the same answer again is then announced again.
    setAnswer('');
    const isTaken = await send();
    setPhase('pause');
    setAnswer(isTaken ? words.sent : words.failed);
  };
  return (
    <>
      <Text size="small">{words.help}</Text>
      {onResend !== undefined && phase !== 'first pause' && (
        <Button tone="quiet" busy={phase !== 'ready'} onClick={() => void resend(onResend)}>
          {words.button}
        </Button>
      )}
      <Text size="small">
        <span role="status">{answer}</span>
      </Text>
    </>
  );
}
