import { useMemo } from 'react';
import { keepNames } from '../../primitives/Heading/keepTogether.tsx';
import { anchorOf } from './anchors.ts';
import * as styles from './TableOfContents.css.ts';
import { useCurrentSection } from '../../primitives/useCurrentSection.ts';

interface TableOfContentsProps {
  /** Names the landmark. */
  readonly heading: string;
  /** Headings of the page's sections, in order. */
  readonly headings: readonly string[];
}

/**
 * Links to the sections. Beside the text where there is room: they stay in view while the text scrolls,
 * and the current one is marked. Above the text elsewhere, folded.
 */
export function TableOfContents({ heading, headings }: TableOfContentsProps) {
  const ids = useMemo(() => headings.map(anchorOf), [headings]);
  const current = useCurrentSection(ids);
  return (
    <nav aria-label={heading} className={styles.root}>
      <details className={styles.fold}>
        <summary className={styles.heading}>{heading}</summary>
        <ol className={styles.list}>
          {headings.map((text, index) => (
            <li key={text}>
              <a
                href={`#${ids[index]}`}
                aria-current={ids[index] === current ? 'location' : undefined}
                className={styles.link}
              >
                {keepNames(text)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
