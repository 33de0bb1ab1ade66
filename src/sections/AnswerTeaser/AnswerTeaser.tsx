import { Band } from '../../primitives/Band/Band.tsx';
import type { SectionWords } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link, type LinkItem } from '../../primitives/Link/Link.tsx';
import { type Score, ScoreCell } from '../../illustrations/ScoreCell/ScoreCell.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AnswerTeaser.css.ts';

export interface AnswerTeaserProps extends SectionWords {
  /** What the candidate was asked. */
  readonly question: string;
  /** What the candidate said, in quotation marks. */
  readonly answer: string;
  /** Four, lowest first: each leads to the page that shows what the product gave. */
  readonly levels: readonly (LinkItem & { readonly level: Score })[];
}

/**
 * One answer to score. Each level is a link to the page where scoring goes on, so it works without scripts.
 * It is no region, because its page has as many landmarks as a listener can use.
 */
export function AnswerTeaser({ heading, lead, question, answer, levels }: AnswerTeaserProps) {
  return (
    <Band>
      <div className={styles.root}>
        <Stack gap={3}>
          <Heading level={2}>{heading}</Heading>
          <Text tone="muted">{lead}</Text>
          <Text tone="strong">{question}</Text>
          <p className={styles.answer}>{answer}</p>
        </Stack>
        <ol className={styles.levels}>
          {levels.map(({ level, label, to }) => (
            <li key={level}>
              <Link to={to} className={styles.level}>
                <ScoreCell score={level} />
                {/* Without the space the link is read as "1Pitches". */}
                <VisuallyHidden> </VisuallyHidden>
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
