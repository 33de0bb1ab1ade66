import type { ReactNode } from 'react';
import { tone as tones } from './Chip.css.ts';

interface ChipProps {
  /** One to three words. */
  readonly children: ReactNode;
  /** `evidence` marks what was scored. Default `neutral`. */
  readonly tone?: 'neutral' | 'evidence';
  /** Lets a control name the chip in its `aria-describedby`. Default: none. */
  readonly id?: string;
}

/** A short label in a frame. */
export function Chip({ children, tone = 'neutral', id }: ChipProps) {
  return (
    <span id={id} className={tones[tone]}>
      {children}
    </span>
  );
}
