import { Fragment } from 'react';
import { Thumbnail } from '../../illustrations/Thumbnail/Thumbnail.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AnswerEntry.css.ts';
import type { AnswerSummary } from './types.ts';

interface AnswerEntryProps {
  readonly answer: AnswerSummary;
  /** Kind, minutes and sources. */
  readonly facts: readonly string[];
  /** How many points are left out: '+3 more'. */
  readonly more: string;
  /** Says of which article; for screen readers. */
  readonly moreOf: string;
}

/** One line of the ledger: what it is and shows, the title with its description, and what the article opens with. */
export function AnswerEntry({ answer, facts, more, moreOf }: AnswerEntryProps) {
  const { slug, thumbnail, title, description, keyPoints, pointCount } = answer;
  const to = `/answers/${slug}`;
  return (
    <li className={styles.root}>
      <div className={styles.kind}>
        {thumbnail && (
          <div className={styles.thumbnail}>
            <Thumbnail lines={thumbnail} />
          </div>
        )}
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ', '}
              <span className={styles.fact}>{fact}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </h2>
        <Text tone="muted">{description}</Text>
      </div>
      <div className={styles.points}>
        <ul>
          {keyPoints.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
        {pointCount > keyPoints.length && (
          <Link to={`${to}#key-points`} className={styles.more}>
            {more}
            <VisuallyHidden> {moreOf}</VisuallyHidden>
          </Link>
        )}
      </div>
    </li>
  );
}
