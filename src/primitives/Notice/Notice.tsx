import type { ReactNode } from 'react';
import { root } from './Notice.css.ts';

/** Says what went wrong and what to do; screen readers read it at once. */
export function Notice({
  children,
}: {
  /** One or two sentences: what happened, and what to do. */
  readonly children: ReactNode;
}) {
  return (
    <div role="alert" className={root}>
      {children}
    </div>
  );
}
