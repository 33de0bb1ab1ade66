import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Sheet, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './HiringFile.css.ts';

export interface HiringFileProps extends SheetWords {
  /** How far the file is: '3 of 5'. */
  readonly progress: string;
  /** The parts of the file, in the order in which they are filled in. */
  readonly parts: readonly {
    readonly label: string;
    /** Summary of the part in a few words, shown once the part is filled in. */
    readonly brief: string;
  }[];
  /** Index of the open part; the parts before it are done. */
  readonly open: number;
  /** Shown in a part that is still empty. */
  readonly toCome: string;
}

/** The example file at one of its steps: one part is open, each other part is one line. */
export function HiringFile({
  description,
  title,
  stamp,
  progress,
  parts,
  open,
  toCome,
  children,
}: HiringFileProps & {
  /** What the open part holds. */
  readonly children: ReactNode;
}) {
  return (
    <Sheet description={description} title={title} stamp={stamp} owner={progress}>
      {parts.map(({ label, brief }, index) =>
        index === open ? (
          <div key={label} className={styles.open}>
            <p className={styles.heading}>{label}</p>
            {children}
          </div>
        ) : (
          <div key={label} className={index < open ? styles.done : styles.toCome}>
            <p className={styles.label}>{label}</p>
            <p className={styles.brief}>{index < open ? brief : toCome}</p>
            <span className={styles.mark}>{index < open && <Icon name="check" />}</span>
          </div>
        ),
      )}
    </Sheet>
  );
}
