import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import type { OpenFormState } from './types.ts';

/**
 * Moves the focus after a submit: to the summary of several errors, else to the control that is refused or
 * asked about.
 *
 * @returns Ref of the summary's heading.
 */
export function useAnswerInFocus(
  state: OpenFormState,
  refused: readonly { readonly message: string }[],
  controlId: (name: string) => string,
): RefObject<HTMLHeadingElement | null> {
  const announce = useAnnounce();
  const summary = useRef<HTMLHeadingElement>(null);
  const shown = useRef('');
  const show = useEffectEvent((answer: OpenFormState) => {
    if (answer.status === 'asking')
      document.getElementById(controlId(answer.suggestion.field))?.focus();
    if (answer.status !== 'refused') return;
    const [first, ...others] = answer.errors;
    if (first === undefined) return;
    if (others.length > 0) {
      summary.current?.focus();
      return;
    }
    const control = document.getElementById(controlId(first.field));
    const message = refused[0]?.message ?? '';
    // Focus does not move and the message is the same, so a screen reader would say nothing by itself.
    if (control === document.activeElement && message === shown.current) announce(message);
    control?.focus();
    shown.current = message;
  });
  useEffect(() => show(state), [state]);
  return summary;
}
