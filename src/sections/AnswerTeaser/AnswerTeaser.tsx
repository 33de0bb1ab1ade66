import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Link, type LinkItem } from '../../primitives/Link/Link.tsx';
import { type Score, ScoreCell } from '../../primitives/ScoreCell/ScoreCell.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './AnswerTeaser.css.ts';

export interface AnswerTeaserProps extends SectionWords {
  /** What the candidate was asked. */
  readonly question: string;
  /** What the candidate said, in quotation marks. */
  readonly answer: string;
  /** Four, lowest first: each leads to the page on which its receipt is printed. */
  readonly levels: readonly (LinkItem & { readonly level: Score })[];
}

/** One answer to score: a press on a level goes on with it. Links alone, so that it needs no script. */
export function AnswerTeaser({ question, answer, levels, ...words }: AnswerTeaserProps) {
  return (
    <Section id="answer-teaser" {...words}>
      <div className={styles.root}>
        <div>
          <Text tone="muted">{question}</Text>
          <blockquote className={styles.answer}>{answer}</blockquote>
        </div>
        <ol className={styles.levels}>
          {levels.map(({ level, label, to }) => (
            <li key={level}>
              <Link to={to} className={styles.level}>
                <ScoreCell score={level} />
                {label}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
