import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import type { CopyWords } from '../../primitives/CopyButton/CopyButtonView.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { type Score, ScoreCell } from '../../illustrations/ScoreCell/ScoreCell.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ScoreStrip.css.ts';

/** How far a given level is from the key. */
type Verdict = 'agreed' | 'near' | 'far';

export interface ScoreStripProps {
  /** Id of the heading, which takes the focus after the last round. */
  readonly id: string;
  /** The result, with `{agreed}` and `{count}`. */
  readonly heading: string;
  /** How to read the strip, in one line. */
  readonly lead: string;
  /** The levels that were given, in the order of the rounds. */
  readonly cells: readonly {
    readonly competency: string;
    readonly given: Score;
    readonly key: Score;
  }[];
  /** Sign of each verdict in the line that is shared. */
  readonly signs: Readonly<Record<Verdict, string>>;
  /** Words for how a level compares with its key; `off` is how many levels it is above (positive) or below. */
  readonly describe: (off: number) => string;
  /** The button that copies the result, and what it copies. */
  readonly share: {
    readonly label: string;
    readonly subject: string;
    /** Words before the cells of the line that is shared. */
    readonly start: string;
    /** Address of the result pages; a slash and the number of agreed levels follow. */
    readonly address: string;
    readonly words: CopyWords;
  };
  /** Words of the button that starts the rounds. */
  readonly play: string;
  /** Starts the rounds. */
  readonly onPlay: () => void;
}

const verdictOf = (given: Score, key: Score): Verdict =>
  given === key ? 'agreed' : Math.abs(given - key) === 1 ? 'near' : 'far';

/** Result of all rounds: five cells, a line to share that does not reveal the key, and a button to play. */
export function ScoreStrip(props: ScoreStripProps) {
  const { id, lead, share } = props;
  const cells = props.cells.map(({ competency, given, key }) => ({
    competency,
    given,
    verdict: verdictOf(given, key),
    off: given - key,
  }));
  const agreed = cells.filter(({ verdict }) => verdict === 'agreed').length;
  const heading = props.heading
    .replace('{agreed}', `${agreed}`)
    .replace('{count}', `${cells.length}`);
  const line = cells.map(({ verdict }) => `[${props.signs[verdict]}]`).join('');
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </Stack>
      <ol className={styles.strip}>
        {cells.map(({ competency, given, verdict, off }) => (
          <li key={competency} className={styles.cell[verdict]}>
            {/* First in the document, so read first; CSS `order` displays it last. */}
            <span className={styles.name}>{competency}</span>
            <span className={styles.score}>
              <ScoreCell score={given} size="large" />
            </span>
            <span className={styles.verdict}>{props.describe(off)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={props.onPlay}>{props.play}</Button>
        <CopyButton
          label={share.label}
          subject={share.subject}
          words={share.words}
          text={`${share.start} ${line} ${heading}. ${share.address}/${agreed}`}
        />
      </div>
    </Stack>
  );
}
