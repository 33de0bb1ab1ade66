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
  /** Four levels, lowest first. Each links to the page that shows the level of the answer key. */
  readonly levels: readonly (LinkItem & { readonly level: Score })[];
}

/**
 * One answer to score. Each level is a link to the page where scoring continues, so the choice works without
 * scripts. The section is no landmark, because its page has enough of them.
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
                {/* Without the space, the link's name would be '1Pitches'. */}
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
