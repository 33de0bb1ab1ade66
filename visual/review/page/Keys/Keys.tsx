import { useEffectEvent, useLayoutEffect, useState } from 'react';
import * as styles from './Keys.css.ts';

/** What each key does, in words and in deed. */
export type KeyActions = Readonly<
  Record<string, { readonly does: string; readonly press: () => void }>
>;

/** Lists every key and lets it act anywhere, until somebody turns that off whom it disturbs. */
export function Keys({ keys }: { readonly keys: KeyActions }) {
  const [isOn, setIsOn] = useState(true);
  const act = useEffectEvent((event: KeyboardEvent): void => {
    const action = keys[event.key];
    if (!isOn || !action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action.press();
  });
  // Before the first paint: whoever sees the page can already use its keys.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => act(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Keys</summary>
      <div className={styles.panel}>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
          />{' '}
          Single keys act. Turn this off if you use voice control or a screen reader.
        </label>
        <dl className={styles.list}>
          {Object.entries(keys).map(([key, { does }]) => (
            <div key={key} className={styles.entry}>
              <dt>
                <kbd className={styles.key}>{/^[A-Z]$/.test(key) ? `Shift ${key}` : key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
