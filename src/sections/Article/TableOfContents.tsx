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
 * Links to the sections, with the current one marked. On wide screens they are beside the text and stay
 * in view while it scrolls; on narrower screens they are folded above the text.
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
