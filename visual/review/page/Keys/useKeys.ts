import { useLayoutEffect, useRef } from 'react';

/** What each key does, in words and in deed. */
export type KeyActions = Readonly<
  Record<string, { readonly does: string; readonly press: () => void }>
>;

const writing = 'input:not([type="radio"], [type="range"], [type="checkbox"]), textarea, select';

/** Single keys act wherever somebody is, except where they write, and when they are turned off. */
export function useKeys(on: boolean, keys: KeyActions): void {
  const latest = useRef({ on, keys });
  // Before the first paint: whoever sees the page can already use its keys.
  useLayoutEffect(() => {
    latest.current = { on, keys };
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!latest.current.on || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.matches(writing)) return;
      const found = latest.current.keys[key];
      if (!found) return;
      event.preventDefault();
      found.press();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
