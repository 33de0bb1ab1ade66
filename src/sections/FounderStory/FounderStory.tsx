import { Band } from '../../primitives/Band/Band.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './FounderStory.css.ts';

export interface FounderStoryProps {
  readonly heading: string;
  /** What is known about the company. */
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  /** Says that the words are not the founder's own yet. Without it the story stands as it is. */
  readonly placeholder?: string;
  readonly paragraphs: readonly string[];
  /** Who signs. */
  readonly signature: string;
}

/** The founder's story beside the facts; until it is written, a place that says so. */
export function FounderStory(props: FounderStoryProps) {
  return (
    <Band tone="sunken" labelledBy="founder-story">
      <div className={styles.root}>
        <Stack gap={8}>
          <Heading level={2} id="founder-story">
            {props.heading}
          </Heading>
          <dl className={styles.facts}>
            {props.facts.map(({ term, detail }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.detail}>{detail}</dd>
              </div>
            ))}
          </dl>
        </Stack>
        <div className={styles.letter}>
          {props.placeholder !== undefined && (
            <div>
              <Chip>{props.placeholder}</Chip>
            </div>
          )}
          {props.paragraphs.map((paragraph) => (
            <Text key={paragraph} size="lead">
              {paragraph}
            </Text>
          ))}
          {props.placeholder !== undefined && <EmptyLines />}
          <p className={styles.signature}>{props.signature}</p>
        </div>
      </div>
    </Band>
  );
}

/** Ruled paper, waiting. */
function EmptyLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 96"
      fill="none"
      stroke="currentColor"
      strokeDasharray="2 6"
      className={styles.lines}
    >
      <path d="M0 16H480M0 48H480M0 80H300" />
    </svg>
  );
}
