import { useRef, useState } from 'react';
import type { Verdict } from '../../model.ts';
import type { Scope } from '../groups.ts';

interface Pending {
  readonly verdict: Verdict;
  readonly scope: Scope;
}

/** A decision needs a note: without one it waits for the note to be written. */
export function useDecision(
  note: string,
  decide: (verdict: Verdict, scope: Scope) => Promise<void>,
) {
  const [pending, setPending] = useState<Pending | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const press = (verdict: Verdict, scope: Scope): void => {
    if (note.trim() === '') {
      setPending({ verdict, scope });
      input.current?.focus();
      return;
    }
    setPending(null);
    // Keys act on the picture again as soon as the note is done.
    input.current?.blur();
    void decide(verdict, scope);
  };
  return {
    input,
    pending,
    press,
    /** Carries out what waited for the note. */
    submit: () => {
      if (pending) press(pending.verdict, pending.scope);
    },
    cancel: () => {
      setPending(null);
      input.current?.blur();
    },
  };
}

export type DecisionState = ReturnType<typeof useDecision>;
