import type { ReactNode } from 'react';
import { tool } from './Tool.css.ts';

interface ToolProps {
  readonly children: ReactNode;
  /** Name for those who do not see the sign; default is what it shows. */
  readonly label?: string;
  /** The key that does the same. */
  readonly shortcut?: string;
  /** Makes it a switch, and says whether it is on. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** A small button of a toolbar. */
export function Tool({ children, label, shortcut, pressed, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={tool}
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label ?? ''} (${shortcut})`.trim()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
