import type { ReactNode } from 'react';
import { keepNames } from '../Heading/keepTogether.tsx';
import * as styles from './Text.css.ts';

interface TextProps {
  /** The words. */
  readonly children: ReactNode;
  /** Step of the type scale; `mono` is for timestamps, scores and labels. Default `body`. */
  readonly size?: 'lead' | 'body' | 'small' | 'mono';
  /** Color; `evidence` is for timestamps and scores. Default `body` for size `body`, else `muted`. */
  readonly tone?: 'strong' | 'body' | 'muted' | 'evidence' | 'error' | 'success';
  /** Element to render. Default `p`. */
  readonly as?: 'p' | 'span' | 'div';
  /** Id of the element, for a label or a description. Default: none. */
  readonly id?: string;
}

const defaultTone = { lead: 'muted', body: 'body', small: 'muted', mono: 'muted' } as const;

/** Running text, limited to a line length that is comfortable to read. */
export function Text({
  children,
  size = 'body',
  tone = defaultTone[size],
  as: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element id={id} className={`${styles.root} ${styles.size[size]} ${styles.tone[tone]}`}>
      {keepNames(children)}
    </Element>
  );
}
