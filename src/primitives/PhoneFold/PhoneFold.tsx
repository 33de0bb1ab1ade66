import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './PhoneFold.css.ts';

export interface PhoneFoldProps {
  /** Name of a group of folds, of which at most one is open. */
  readonly name: string;
  /** Text of the heading, at level 3. */
  readonly heading: string;
  /** Whether the fold is open at first. Default false. */
  readonly isOpen?: boolean;
  /** Content of the fold. Slot. */
  readonly children: ReactNode;
}

/** Content under a heading. It can be folded on a phone only: on wider screens and on paper it is open. */
export function PhoneFold({ name, heading, isOpen = false, children }: PhoneFoldProps) {
  return (
    <div>
      {/* Styles display one of the two headings: this one where the fold is kept open. */}
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
