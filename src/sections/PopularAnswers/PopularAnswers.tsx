import { Thumbnail, type ThumbnailLine } from '../../illustrations/Thumbnail/Thumbnail.tsx';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link, type LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PopularAnswers.css.ts';

export interface PopularAnswersProps {
  /** The headline of the section. */
  readonly heading: string;
  /** The paragraph below the headline. */
  readonly lead: string;
  /** The way to all answers. */
  readonly all: LinkItem;
  /** The answers that are offered. Three to six. */
  readonly answers: readonly {
    /** A few lines of the article's own picture. */
    readonly thumbnail: readonly ThumbnailLine[];
    /** Last part of the article's path. */
    readonly slug: string;
    /** Kind of the article, printed on the card. */
    readonly kind: string;
    readonly title: string;
    /** Why to read it, in a sentence. */
    readonly intro: string;
  }[];
}

/** Index cards that lead to the answers asked for most. */
export function PopularAnswers({ heading, lead, all, answers }: PopularAnswersProps) {
  return (
    <Band labelledBy="popular-answers">
      <div className={styles.root}>
        <div className={styles.head}>
          <Stack gap={3}>
            <Heading level={2} id="popular-answers">
              {heading}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
          <ArrowLink to={all.to}>{all.label}</ArrowLink>
        </div>
        <ul className={styles.cards}>
          {answers.map(({ thumbnail, slug, kind, title, intro }) => (
            <li key={slug} className={styles.card}>
              <div className={styles.picture}>
                <Thumbnail lines={thumbnail} />
              </div>
              <p className={styles.kind}>{kind}</p>
              <div className={styles.words}>
                <Heading level={3}>
                  <Link to={`/answers/${slug}`} className={styles.link}>
                    {title}
                  </Link>
                </Heading>
                <p className={styles.intro}>{intro}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
