import { type ReactNode, type Ref, use, useEffect } from 'react';
import type { Form } from '../../api/forms/form.ts';
import { waitlist } from '../../api/forms/waitlist.ts';
import { JoinedContext } from '../Joined.ts';
import * as styles from './SuccessMark.css.ts';

interface SuccessMarkProps {
  /** Id of the form. */
  readonly form: Form['id'];
  /** The success message. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Wraps a success message. That of the waitlist also reports that the visitor has joined. */
export function SuccessMark({ form, children, ref }: SuccessMarkProps) {
  const { onJoined } = use(JoinedContext);
  useEffect(() => {
    if (form === waitlist.id) onJoined();
  }, [form, onJoined]);
  return (
    <div ref={ref} className={styles.markOf[form]}>
      {children}
    </div>
  );
}
