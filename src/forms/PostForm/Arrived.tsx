import type { ReactNode, Ref } from 'react';
import type { Form } from '../../contract/forms/form.ts';
import * as styles from './Arrived.css.ts';

interface ArrivedProps {
  /** Id of the form. */
  readonly form: Form['id'];
  /** What says that it has arrived. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Around what says that a form has arrived: once the waitlist has, header and menu ask for it no longer. */
export function Arrived({ form, children, ref }: ArrivedProps) {
  return (
    <div ref={ref} className={styles.markOf[form]}>
      {children}
    </div>
  );
}
