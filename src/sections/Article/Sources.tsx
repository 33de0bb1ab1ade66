import { Link } from '../../primitives/Link/Link.tsx';
import { LongDate } from '../../primitives/LongDate/LongDate.tsx';
import { PhoneMore } from '../../primitives/PhoneMore/PhoneMore.tsx';
import { sourceId } from './citations.ts';
import * as styles from './Sources.css.ts';
import type { ArticleSource } from './types.ts';

export interface SourcesWords {
  readonly sources: string;
  /** Number of sources in words. Also the label of the fold that holds them, such as on a phone. */
  readonly sourceCount: (count: number) => string;
  /** Words before the date on which an editor opened a source. */
  readonly opened: string;
  /** Label of the link back to the text. */
  readonly backToText: string;
  /** Accessible name of a link back: which source, and which of the places that cite it, both from 1. */
  readonly backName: (source: number, place: number) => string;
}

interface SourcesProps {
  readonly sources: readonly ArticleSource[];
  /** Fragments of the places that cite a source; takes the source's position, from 1. */
  readonly placesOf: (source: number) => readonly string[];
  /** The words that are the same around every article. */
  readonly words: SourcesWords;
}

/**
 * The numbered sources, each with links back to the places that cite it. The source that a citation
 * links to appears as a receipt at the bottom of the window; the selector `:target` does this without
 * scripts. On a phone the list is folded until somebody opens it; more than nine are folded on any screen.
 */
export function Sources({ sources, placesOf, words }: SourcesProps) {
  return (
    <div className={styles.root}>
      <h2 id="sources" className={styles.heading}>
        {words.sources}
      </h2>
      <PhoneMore label={words.sourceCount(sources.length)} isLong={sources.length > 9}>
        <ol>
          {sources.map(({ label, url, says, opened }, index) => (
            <li key={url} id={sourceId(index + 1)} className={styles.item}>
              <div className={styles.entry}>
                <Link to={url} className={styles.link}>
                  {label}
                </Link>
                {says !== undefined && <p className={styles.says}>{says}</p>}
                {opened !== undefined && (
                  <p className={styles.opened}>
                    <span>{words.opened}</span> <LongDate date={opened} />
                  </p>
                )}
                <p className={styles.back}>
                  <span>{new URL(url).host}</span>
                  {placesOf(index + 1).map((place, order) => (
                    <a
                      key={place}
                      href={`#${place}`}
                      aria-label={words.backName(index + 1, order + 1)}
                      className={styles.backLink}
                    >
                      {order === 0 ? words.backToText : order + 1}
                    </a>
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </PhoneMore>
    </div>
  );
}
