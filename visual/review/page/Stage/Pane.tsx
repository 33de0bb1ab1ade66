import type { ReactNode } from 'react';
import * as styles from './Stage.css.ts';
import type { StageState } from './useStage.ts';

interface PaneProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Tells the stage how large a pane is. Default true; false for all but one of several panes. */
  readonly measured?: boolean;
  readonly stage: StageState;
}

/** A window onto a picture, with its name on it. */
export function Pane({ label, children, measured = true, stage }: PaneProps) {
  return (
    <div data-pane className={styles.pane} {...(measured ? { ref: stage.measure } : {})}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
