import type { Ref } from 'react';
import { Receipt } from '../../illustrations/Receipt/Receipt.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProvenResults.css.ts';
import { useCountUp } from './useCountUp.ts';

export interface CounterData {
  /** Number at which the counter ends. */
  readonly value: number;
  /** `%` follows the digits directly; a word follows after a space. */
  readonly unit: string;
  /** What is counted. */
  readonly label: string;
  /** For which case the number holds, in one line. */
  readonly detail: string;
  /** How long it counts, in milliseconds. */
  readonly durationMs: number;
}

interface CounterViewProps extends CounterData {
  /** The digits at this moment. */
  readonly shown: number;
  readonly ref?: Ref<HTMLLIElement>;
}

/** One number at one moment. Assistive technology and paper get the final number at any time. */
export function CounterView(props: CounterViewProps) {
  const { value, unit, label, shown, ref } = props;
  const gap = unit === '%' ? '' : ' ';
  return (
    <li ref={ref} className={styles.counter}>
      <Receipt>
        <p>
          <span aria-hidden="true" className={styles.ticking}>
            <span>{shown}</span>
            <span className={styles.unit}>{`${gap}${unit}`}</span>
          </span>
          <span className={styles.final}>{`${value}${gap}${unit}`}</span>
          {/* A space, so that number and label are not read or copied as one word. */}
          <VisuallyHidden> </VisuallyHidden>
          <span className={styles.label}>{label}</span>
        </p>
        <Text>{props.detail}</Text>
      </Receipt>
    </li>
  );
}

/** One number that counts up when it is seen. */
export function Counter(props: CounterData) {
  const { ref, value: shown } = useCountUp<HTMLLIElement>(props.value, props.durationMs);
  return <CounterView {...props} shown={shown} ref={ref} />;
}
