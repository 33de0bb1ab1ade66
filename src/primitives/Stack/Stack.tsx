import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../design/sprinkles.css.ts';

interface StackProps {
  /** What is stacked. No child has a margin of its own. */
  readonly children: ReactNode;
  /** Space between the children, in steps of the space scale; one value, or one per width. Default 4. */
  readonly gap?: Sprinkles['gap'];
  /** `column` stacks, `row` sets side by side and wraps. Default `column`. */
  readonly direction?: Sprinkles['flexDirection'];
  /** Alignment across the direction. Default `stretch` for columns, `center` for rows. */
  readonly align?: Sprinkles['alignItems'];
  /** Element to render; lists keep their meaning. Default `div`. */
  readonly as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'nav';
}

/** Lays out its children with equal space between them. */
export function Stack({
  children,
  gap = 4,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  as: Element = 'div',
}: StackProps) {
  const wraps = direction === 'column' ? {} : { flexWrap: 'wrap' as const };
  return (
    <Element
      className={sprinkles({
        display: 'flex',
        flexDirection: direction,
        gap,
        alignItems: align,
        ...wraps,
      })}
    >
      {children}
    </Element>
  );
}
