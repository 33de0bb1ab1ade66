import * as styles from './PartNumber.css.ts';

interface PartNumberProps {
  /** Place in the document, from 1. Default: not numbered, and nothing is drawn. */
  readonly number?: number | undefined;
}

/**
 * The number in front of a heading. A no-break space follows: with a plain one, a screen reader runs
 * number and heading together as '1Accepting these terms'.
 */
export function PartNumber({ number }: PartNumberProps) {
  if (number === undefined) return null;
  return (
    <>
      <span className={styles.number}>{number}</span>
      {'\u00a0'}
    </>
  );
}
