import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './PhoneFold.css.ts';

export interface PhoneFoldProps {
  /** Of the folds of one name, one is open at a time. */
  readonly name: string;
  /** A heading of the third level. */
  readonly heading: string;
  /** Open at first. Default false. */
  readonly isOpen?: boolean;
  /** What is folded. Slot. */
  readonly children: ReactNode;
}

/** Content under a heading, folded on a phone alone: on wider screens and on paper it is open. */
export function PhoneFold({ name, heading, isOpen = false, children }: PhoneFoldProps) {
  return (
    <div>
      {/* Of the two headings one is displayed. */}
      <div className={styles.heading}>
        <Heading level={3}>{heading}</Heading>
      </div>
      <details name={name} open={isOpen} className={styles.fold}>
        <summary className={styles.summary}>
          <h3 className={styles.name}>{heading}</h3>
        </summary>
        {children}
      </details>
    </div>
  );
}
