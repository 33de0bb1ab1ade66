import { Thumbnail } from '../../illustrations/Thumbnail/Thumbnail.tsx';
import { keepTogether } from '../../primitives/Heading/keepTogether.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './AnswerEntry.css.ts';
import type { AnswerSummary } from './types.ts';

interface AnswerEntryProps {
  readonly answer: AnswerSummary;
  /** Kind, minutes and sources. */
  readonly facts: readonly string[];
  /** Says how many points are left out: '+3 more'. */
  readonly more: string;
  /** Whether the entry is a card with the article's picture. Default false. */
  readonly isFeatured?: boolean;
}

/** Title, description and first points of an article; the featured entry also has its picture. */
export function AnswerEntry({ answer, facts, more, isFeatured = false }: AnswerEntryProps) {
  const [kind, ...rest] = facts;
  const { slug, thumbnail, title, description, keyPoints, pointCount } = answer;
  return (
    <li className={styles.look[isFeatured ? 'featured' : 'row']}>
      {isFeatured && (
        <div className={styles.picture}>
          <Thumbnail lines={thumbnail} />
        </div>
      )}
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link to={`/answers/${slug}`} className={styles.link}>
            {keepTogether(title)}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span className={styles.kind}>{`${kind}, `}</span>
          <span className={styles.figures}>{rest.join(', ')}</span>
        </p>
      </div>
      <p className={styles.description}>{keepTogether(description)}</p>
      <div className={styles.foot}>
        <ul className={styles.points}>
          {keyPoints.map((point) => (
            <li key={point} className={styles.point}>
              <span>{keepTogether(point)}</span>
            </li>
          ))}
        </ul>
        {pointCount > keyPoints.length && <p className={styles.more}>{more}</p>}
      </div>
    </li>
  );
}
