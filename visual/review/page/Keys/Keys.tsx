import * as styles from './Keys.css.ts';
import type { KeyActions } from './useKeys.ts';

interface KeysProps {
  readonly keys: KeyActions;
  /** Whether single keys act at all. */
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Lists every key, and turns them off for people whom they disturb. */
export function Keys({ keys, on, onChange }: KeysProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Keys</summary>
      <div className={styles.panel}>
        <label>
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />{' '}
          Single keys act. Turn this off if you use voice control or a screen reader.
        </label>
        <dl className={styles.list}>
          {Object.entries(keys).map(([key, { does }]) => (
            <div key={key} className={styles.entry}>
              <dt className={styles.key}>
                <kbd>{/^[A-Z]$/.test(key) ? `Shift ${key}` : key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
