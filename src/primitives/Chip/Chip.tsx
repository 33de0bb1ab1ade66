import type { ReactNode } from 'react';
import { tone as tones } from './Chip.css.ts';

interface ChipProps {
  /** One to three words. */
  readonly children: ReactNode;
  /** `evidence` is for scored things. Default `neutral`. */
  readonly tone?: 'neutral' | 'evidence';
  /** Id of the element, for the `aria-describedby` of a control. Default: none. */
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
