import type { ReactNode } from 'react';
import { SheetPart } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './SampleSheet.css.ts';

/** A drawing in a part of a sample document. */
export function SamplePicture({
  children,
}: {
  /** A sheet; its head and edge are left out. */
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.outset}>
      <SheetPart>{children}</SheetPart>
    </div>
  );
}
