import { anchorOf } from './anchors.ts';
import * as styles from './TableOfContents.css.ts';

interface TableOfContentsProps {
  /** Names the landmark. */
  readonly heading: string;
  /** Headings of the page's sections, in order. */
  readonly headings: readonly string[];
}

/** Links to the sections, beside the text where there is room; it stays in view while the text scrolls. */
export function TableOfContents({ heading, headings }: TableOfContentsProps) {
  return (
    <nav aria-label={heading} className={styles.root}>
      <p aria-hidden="true" className={styles.heading}>
        {heading}
      </p>
      <ol className={styles.list}>
        {headings.map((text) => (
          <li key={text}>
            <a href={`#${anchorOf(text)}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
