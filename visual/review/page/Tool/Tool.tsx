import type { ReactNode } from 'react';
import { tool } from './Tool.css.ts';

interface ToolProps {
  readonly children: ReactNode;
  /** Name for people who do not see the sign; default is what it shows. */
  readonly label?: string;
  /** The key that does the same. */
  readonly shortcut: string;
  readonly onPress: () => void;
}

/** A small button of a toolbar. */
export function Tool({ children, label, shortcut, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={tool}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={`${label ?? ''} (${shortcut})`.trim()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
