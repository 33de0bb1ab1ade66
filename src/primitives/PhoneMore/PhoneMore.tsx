import type { ReactNode } from 'react';
import * as styles from './PhoneMore.css.ts';

export interface PhoneMoreProps {
  /** What a press shows. */
  readonly label: string;
  /** Open at first. Default false. */
  readonly isOpen?: boolean;
  /** Folded on wider screens, too. Default false. */
  readonly isLong?: boolean;
  /** What is folded. Slot. */
  readonly children: ReactNode;
}

/** What a phone can do without until somebody asks: on wider screens and on paper there is no fold. */
export function PhoneMore({ label, isOpen = false, isLong = false, children }: PhoneMoreProps) {
  const length = isLong ? 'long' : 'short';
  return (
    <details open={isOpen} className={styles.fold[length]}>
      <summary className={styles.summary[length]}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
