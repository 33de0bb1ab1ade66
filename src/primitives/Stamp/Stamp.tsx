import type { ReactNode } from 'react';
import { root } from './Stamp.css.ts';

interface StampProps {
  readonly children: ReactNode;
  /** Element to render; a figure's stamp is its caption. Default `p`. */
  readonly as?: 'p' | 'figcaption';
}

/** A few words stamped on a sheet: that its data is made up. */
export function Stamp({ children, as: Element = 'p' }: StampProps) {
  return <Element className={root}>{children}</Element>;
}
