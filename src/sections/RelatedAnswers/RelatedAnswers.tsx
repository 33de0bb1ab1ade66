import { Section } from '../../primitives/Band/Section.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './RelatedAnswers.css.ts';

/** Another article to read. */
export interface RelatedAnswer {
  /** Where the other article is in the list: before this article, after it, or near it. */
  readonly relation: 'previous' | 'next' | 'near';
  readonly title: string;
  readonly to: string;
}

export interface RelatedAnswersProps {
  /** The headline of the section. */
  readonly heading: string;
  /** The label of each relation. */
  readonly relations: Readonly<Record<RelatedAnswer['relation'], string>>;
  /** At most three. Nothing is shown for an empty list. */
  readonly answers: readonly RelatedAnswer[];
}

/** The articles before and after this one, and one more. */
export function RelatedAnswers({ heading, relations, answers }: RelatedAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <Section tone="sunken" id="related-answers" heading={heading}>
      <ul className={styles.list}>
        {answers.map(({ relation, title, to }) => (
          <li key={to} className={styles.item}>
            <Text size="small">{relations[relation]}</Text>
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
