import type { Ref } from 'react';
import * as styles from './ProvenResults.css.ts';
import { useCountUp } from './useCountUp.ts';

export interface CounterData {
  /** Where the counter ends. */
  readonly value: number;
  /** `%` stands close to the digits; a word stands apart. */
  readonly unit: string;
  /** What is counted. */
  readonly label: string;
  /** What the number is worth: a target, and for which case. */
  readonly qualifier: string;
  /** How long it counts, in milliseconds. */
  readonly durationMs: number;
}

interface CounterViewProps extends CounterData {
  /** The digits at this moment. */
  readonly shown: number;
  readonly ref?: Ref<HTMLLIElement>;
}

/** One number at one moment. Assistive technology and paper get the final one at any time. */
export function CounterView({ value, unit, label, qualifier, shown, ref }: CounterViewProps) {
  const gap = unit === '%' ? '' : ' ';
  return (
    <li ref={ref} className={styles.counter}>
      <p>
        <span aria-hidden="true" className={styles.ticking}>
          {shown}
          <span className={styles.unit}>
            {gap}
            {unit}
          </span>
        </span>
        <span className={styles.final}>
          {value}
          {gap}
          {unit}{' '}
        </span>
        <span className={styles.label}>{label}</span>
      </p>
      <p className={styles.qualifier}>{qualifier}</p>
    </li>
  );
}

/** One number that counts up when it is seen. */
export function Counter(props: CounterData) {
  const { ref, value: shown } = useCountUp<HTMLLIElement>(props.value, props.durationMs);
  return <CounterView {...props} shown={shown} ref={ref} />;
}
