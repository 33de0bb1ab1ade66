import type { ReactNode } from 'react';
import * as styles from '../../design/stack.css.ts';

export interface StackProps {
  /** The stacked elements, which have no margins of their own. */
  readonly children: ReactNode;
  /** Space between the children, in steps of the space scale; one value, or one per width. Default 4. */
  readonly gap?: styles.Gap | { readonly narrow: styles.Gap; readonly wide: styles.Gap };
  /** `column` puts children below each other, `row` beside each other, wrapping. Default `column`. */
  readonly direction?: 'column' | 'row';
  /** Alignment across the direction. Default `stretch` for columns, `center` for rows. */
  readonly align?: 'start' | 'center' | 'stretch';
  /** Element to render. Default `div`. */
  readonly as?: 'div' | 'ul' | 'ol' | 'li' | 'nav';
}

/** Lays out its children with equal space between them. */
export function Stack({
  children,
  gap = 4,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  as: Element = 'div',
}: StackProps) {
  const gaps =
    typeof gap === 'object'
      ? `${styles.gaps[gap.narrow]} ${styles.wideGaps[gap.wide]}`
      : styles.gaps[gap];
  return (
    <Element
      className={`${styles.stack} ${styles.directions[direction]} ${styles.aligned[align]} ${gaps}`}
    >
      {children}
    </Element>
  );
}
