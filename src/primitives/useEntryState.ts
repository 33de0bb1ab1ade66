import { createContext, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entryOf } from './entryOf.ts';

/** States of pages when the visitor left them, by history entry. Default: null, which stores nothing. */
export const EntryMemoryContext = createContext<Map<string, unknown> | null>(null);

/**
 * State of a page that Back and Forward restore. Otherwise the link that the visitor followed might be gone.
 *
 * @param name - Key of the state, unique on its page.
 */
export function useEntryState<Value extends object>(
  name: string,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const memory = use(EntryMemoryContext);
  const entry = `${entryOf(useLocation())} ${name}`;
  const [value, setValue] = useState(() => (memory?.get(entry) as Value | undefined) ?? initial);
  useEffect(() => {
    memory?.set(entry, value);
  }, [entry, memory, value]);
  return [value, setValue];
}
