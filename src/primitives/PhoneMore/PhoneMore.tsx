import type { ReactNode } from 'react';
import * as styles from './PhoneMore.css.ts';

export interface PhoneMoreProps {
  /** Label of the summary: what a press shows. */
  readonly label: string;
  /** Whether the fold is open at first. Default false. */
  readonly isOpen?: boolean;
  /** Whether the content can be folded on wider screens, too. Default false. */
  readonly isLong?: boolean;
  /** Content of the fold. Slot. */
  readonly children: ReactNode;
}

/** Content that a phone shows after a press only. It is open on paper and, unless `isLong`, on wide screens. */
export function PhoneMore({ label, isOpen = false, isLong = false, children }: PhoneMoreProps) {
  const length = isLong ? 'long' : 'short';
  return (
    <details open={isOpen} className={styles.fold[length]}>
      <summary className={styles.summary[length]}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
