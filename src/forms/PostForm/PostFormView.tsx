import { use, useEffect, useRef } from 'react';
import { focusText } from '../../primitives/focusText.ts';
import { FormSlot } from './FormSlot.ts';
import { OpenForm } from './OpenForm.tsx';
import type { PostFormViewProps } from './types.ts';

/** A form in any state, without requests of its own: its props decide what it shows. */
export function PostFormView({ onResend, ...props }: PostFormViewProps) {
  const { form, id = form.id, state } = props;
  const slot = use(FormSlot);
  const success = useRef<HTMLDivElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const heading = success.current?.querySelector('h2');
    if (wasSubmitting.current && heading) focusText(heading);
    wasSubmitting.current = state.status === 'submitting';
  }, [state]);

  if (slot !== undefined && id === form.id) return slot;
  if (state.status !== 'succeeded') return <OpenForm {...props} id={id} state={state} />;
  const { Receipt } = state;
  return <Receipt ref={success} form={form.id} words={props.success} onResend={onResend} />;
}
