import { Section } from '../../primitives/Band/Section.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './RelatedAnswers.css.ts';

/** Another article to read. */
export interface RelatedAnswer {
  /** Its place: before this article, after it, or simply near it. */
  readonly place: 'previous' | 'next' | 'near';
  readonly title: string;
  readonly to: string;
}

export interface RelatedAnswersProps {
  readonly heading: string;
  /** What each place is called. */
  readonly places: Readonly<Record<RelatedAnswer['place'], string>>;
  /** At most three. Nothing is shown for an empty list. */
  readonly answers: readonly RelatedAnswer[];
}

/** The articles before and after this one, and one more. */
export function RelatedAnswers({ heading, places, answers }: RelatedAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <Section tone="sunken" id="related-answers" heading={heading}>
      <ul className={styles.list}>
        {answers.map(({ place, title, to }) => (
          <li key={to} className={styles.item}>
            <Text size="mono">{places[place]}</Text>
            <h3 className={styles.title}>
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
