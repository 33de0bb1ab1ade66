import { useLayoutEffect, useRef } from 'react';
import type { Key } from './keys.ts';

/** Where arrow keys choose or scroll already. */
const arrowsTaken = 'input, nav *, ol *';
const writing = 'input:not([type="radio"], [type="range"], [type="checkbox"]), textarea, select';

/** Single keys act wherever somebody is, except where they write, and when they are turned off. */
export function useKeys(on: boolean, actions: Readonly<Partial<Record<Key, () => void>>>): void {
  const latest = useRef({ on, actions });
  // Before the first paint: who sees the page can already use its keys.
  useLayoutEffect(() => {
    latest.current = { on, actions };
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!latest.current.on || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      const taken = key.startsWith('Arrow') ? `${writing}, ${arrowsTaken}` : writing;
      if (target instanceof Element && target.matches(taken)) return;
      const action = latest.current.actions[key as Key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
