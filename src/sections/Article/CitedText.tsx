import type { Segment } from './citations.ts';
import { sourceId } from './citations.ts';
import * as styles from './ArticleBody.css.ts';

interface CitedTextProps {
  readonly segments: readonly Segment[];
  /** Names the link to a source: 'Source 2'. */
  readonly sourceName: (source: number) => string;
}

/** Words with their sources as raised numbers, each a link to its entry in the list. */
export function CitedText({ segments, sourceName }: CitedTextProps) {
  return segments.map((segment) =>
    typeof segment === 'string' ? (
      segment
    ) : (
      <sup key={segment.id} className={styles.mark}>
        <a
          id={segment.id}
          href={`#${sourceId(segment.source)}`}
          aria-label={sourceName(segment.source)}
          className={styles.markLink}
        >
          {segment.source}
        </a>
      </sup>
    ),
  );
}
