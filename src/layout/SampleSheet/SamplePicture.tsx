import type { ReactNode } from 'react';
import { SheetPart } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './SampleSheet.css.ts';

/** What a part of a sample document draws. */
export function SamplePicture({
  children,
}: {
  /** A sheet without head and edge. */
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.outset}>
      <SheetPart>{children}</SheetPart>
    </div>
  );
}
