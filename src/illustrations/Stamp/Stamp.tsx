import type { ReactNode } from 'react';
import { root } from './Stamp.css.ts';

/** A few words stamped on a sheet, which say that its data is made up. */
export function Stamp({
  children,
}: {
  /** A few words. */
  readonly children: ReactNode;
}) {
  return <p className={root}>{children}</p>;
}
