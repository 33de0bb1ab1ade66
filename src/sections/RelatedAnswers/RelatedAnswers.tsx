import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
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
    <Band tone="sunken" labelledBy="related-answers">
      <Stack gap={8}>
        <Heading level={2} id="related-answers">
          {heading}
        </Heading>
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
      </Stack>
    </Band>
  );
}
