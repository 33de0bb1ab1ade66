import type { ReactNode, Ref } from 'react';
import type { Form } from '../../api/forms/form.ts';
import * as styles from './SuccessMark.css.ts';

interface SuccessMarkProps {
  /** Id of the form. */
  readonly form: Form['id'];
  /** The success message. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Wraps a success message. Beside the waitlist's, the header hides its call to join. */
export function SuccessMark({ form, children, ref }: SuccessMarkProps) {
  return (
    <div ref={ref} className={styles.markOf[form]}>
      {children}
    </div>
  );
}
