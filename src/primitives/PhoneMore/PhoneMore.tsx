import type { ReactNode } from 'react';
import * as styles from './PhoneMore.css.ts';

export interface PhoneMoreProps {
  /** What a press shows. */
  readonly label: string;
  /** Open at first. Default false. */
  readonly isOpen?: boolean;
  /** What is folded. Slot. */
  readonly children: ReactNode;
}

/** What a phone can do without until somebody asks: on wider screens and on paper there is no fold. */
export function PhoneMore({ label, isOpen = false, children }: PhoneMoreProps) {
  return (
    <details open={isOpen} className={styles.fold}>
      <summary className={styles.summary}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
