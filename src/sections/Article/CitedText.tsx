import { Fragment } from 'react';
import { keepNames } from '../../primitives/Heading/keepTogether.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { Segment } from './citations.ts';
import { sourceId } from './citations.ts';
import * as styles from './ArticleBody.css.ts';

interface CitedTextProps {
  readonly segments: readonly Segment[];
  /** Names the link to a source: 'Source 2'. */
  readonly sourceName: (source: number) => string;
}

/** A text with its links, and with raised numbers that each link to a source's entry in the list. */
export function CitedText({ segments, sourceName }: CitedTextProps) {
  return segments.map((segment, index) => {
    if (typeof segment === 'string')
      // oxlint-disable-next-line react/no-array-index-key -- The parts of a text keep their order.
      return <Fragment key={index}>{keepNames(segment)}</Fragment>;
    if ('to' in segment)
      return (
        <Link
          key={segment.to}
          to={segment.to}
          className={segment.to.startsWith('/glossary#') ? styles.term : styles.page}
        >
          {keepNames(segment.words)}
        </Link>
      );
    const before = segments[index - 1];
    // Not `+` in the styles: it ignores text between two elements, so any two marks would be neighbors.
    const isNext = typeof before === 'object' && 'source' in before;
    return (
      <sup key={segment.id} className={styles.mark}>
        <a
          id={segment.id}
          href={`#${sourceId(segment.source)}`}
          aria-label={sourceName(segment.source)}
          className={isNext ? styles.nextMarkLink : styles.markLink}
        >
          {segment.source}
        </a>
      </sup>
    );
  });
}
