import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What pages showed when they were left, by history entry. Default: nothing is kept. */
export const EntryMemoryContext = createContext<Map<string, unknown> | null>(null);

/**
 * State of a page that is there again on the way back: otherwise the link that was left might not be.
 *
 * @param name - Tells it from other such state of the page.
 */
export function useEntryState<Value extends object>(
  name: string,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const memory = use(EntryMemoryContext);
  const entry = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() => (memory?.get(entry) as Value | undefined) ?? initial);
  useEffect(() => {
    memory?.set(entry, value);
  }, [entry, memory, value]);
  return [value, setValue];
}
