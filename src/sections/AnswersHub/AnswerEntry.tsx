import { Thumbnail } from '../../illustrations/Thumbnail/Thumbnail.tsx';
import { keepTogether } from '../../primitives/Heading/keepTogether.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AnswerEntry.css.ts';
import type { AnswerSummary } from './types.ts';

interface AnswerEntryProps {
  readonly answer: AnswerSummary;
  /** Kind, minutes and sources. */
  readonly facts: readonly string[];
  /** Opens the first points. */
  readonly points: string;
  /** How many points are left out: '+3 more'. */
  readonly more: string;
  /** Says of which article; for screen readers. */
  readonly moreOf: string;
}

/** An index card: a corner of what the article shows, the title, a sentence, and its first points, folded. */
export function AnswerEntry({ answer, facts, points, more, moreOf }: AnswerEntryProps) {
  const [kind, ...rest] = facts;
  const { slug, thumbnail, title, description, keyPoints, pointCount } = answer;
  const to = `/answers/${slug}`;
  return (
    <li className={styles.root}>
      <div className={styles.picture}>
        <Thumbnail lines={thumbnail} />
      </div>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link to={to} className={styles.link}>
            {keepTogether(title)}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span className={styles.kind}>{kind}, </span>
          <span className={styles.figures}>{rest.join(', ')}</span>
        </p>
      </div>
      <p className={styles.description}>{keepTogether(description)}</p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {points}
          <VisuallyHidden> {moreOf}</VisuallyHidden>
        </summary>
        <ul className={styles.points}>
          {keyPoints.map((point) => (
            <li key={point} className={styles.point}>
              <span>{keepTogether(point)}</span>
            </li>
          ))}
        </ul>
        {pointCount > keyPoints.length && (
          <Link to={`${to}#key-points`} className={styles.more}>
            {more}
            <VisuallyHidden> {moreOf}</VisuallyHidden>
          </Link>
        )}
      </details>
    </li>
  );
}
