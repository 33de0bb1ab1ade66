import { Link } from '../../primitives/Link/Link.tsx';
import { LongDate } from '../../primitives/LongDate/LongDate.tsx';
import { PhoneMore } from '../../primitives/PhoneMore/PhoneMore.tsx';
import { sourceId } from './citations.ts';
import * as styles from './Sources.css.ts';
import type { ArticleSource } from './types.ts';

export interface SourcesWords {
  readonly sources: string;
  /** How many there are; a press on it shows them on a phone. */
  readonly sourceCount: (count: number) => string;
  /** Before the date on which an editor opened a source. */
  readonly opened: string;
  /** The link back to the text. */
  readonly backToText: string;
  /** The whole name of a link back: which source, and which of its places, from 1. */
  readonly backName: (source: number, place: number) => string;
}

interface SourcesProps {
  readonly sources: readonly ArticleSource[];
  /** Fragments of the places that cite a source, by its position from 1. */
  readonly placesOf: (source: number) => readonly string[];
  /** The words that are the same around every article. */
  readonly words: SourcesWords;
}

/**
 * The numbered sources, each with the ways back to where it is cited. The one that a citation leads to
 * is printed where the reader is, as a receipt: the address says which, so that it works without scripts.
 * On a phone the others are folded until one is asked for; a long list of them is everywhere.
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
