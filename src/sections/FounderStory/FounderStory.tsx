import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './FounderStory.css.ts';

export interface FounderStoryProps {
  /** Heading above the facts. */
  readonly factsHeading: string;
  /** What is known about the company. */
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  /** The founder's picture, cut to a square, with the name as `alt`. Default: none, and no room is kept for it. */
  readonly face?: { readonly src: string; readonly alt: string };
  /** The founder's own words. Default: not written yet, and no room is kept for them. */
  readonly story?: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    /** Who signs. */
    readonly signature: string;
  };
}

/** The facts of the company, with the founder's picture and story once they exist. */
export function FounderStory({ factsHeading, facts, face, story }: FounderStoryProps) {
  return (
    <Band tone="sunken" labelledBy="founder-facts">
      <div className={styles.root}>
        {story !== undefined && (
          <div className={styles.letter}>
            <Heading level={2}>{story.heading}</Heading>
            {story.paragraphs.map((paragraph) => (
              <Text key={paragraph} size="lead" tone="body">
                {paragraph}
              </Text>
            ))}
            <p className={styles.signature}>{story.signature}</p>
          </div>
        )}
        <div className={styles.company}>
          {face !== undefined && (
            <img
              src={face.src}
              alt={face.alt}
              width={160}
              height={160}
              loading="lazy"
              className={styles.face}
            />
          )}
          <Heading level={2} size="h3" id="founder-facts">
            {factsHeading}
          </Heading>
          <dl className={styles.facts}>
            {facts.map(({ term, detail }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.detail}>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Band>
  );
}
