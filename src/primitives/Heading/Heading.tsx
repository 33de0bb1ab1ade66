import type { ReactNode } from 'react';
import { size as sizes } from './Heading.css.ts';
import { keepTogether } from './keepTogether.tsx';

interface HeadingProps {
  /** The words of the headline. */
  readonly children: ReactNode;
  /** Level in the outline of the page. */
  readonly level: 1 | 2 | 3 | 4;
  /** Step of the type scale. Default: `title`, `h2`, `h3`, `body` for the levels 1 to 4. */
  readonly size?: 'display' | 'title' | 'h2' | 'h3' | 'body';
  /** Id of the element, for the `aria-labelledby` of a section, or for links. Default: none. */
  readonly id?: string;
}

const defaultSize = { 1: 'title', 2: 'h2', 3: 'h3', 4: 'body' } as const;

/** A heading: `level` is its place in the outline, `size` its look. */
export function Heading({ children, level, size = defaultSize[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={sizes[size]}>
      {keepTogether(children)}
    </Element>
  );
}
