import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PhraseList.css.ts';

export interface PhraseListProps {
  /** What opens the list. */
  readonly summary: string;
  /** How often the list is right, with the day on which that was measured. Default: not told. */
  readonly figures?: string;
  /** The same list as a file. */
  readonly file: { readonly label: string; readonly to: string };
  /** The phrases by competency. Default: not loaded yet. */
  readonly groups?: readonly { readonly name: string; readonly phrases: readonly string[] }[];
  readonly onOpen: () => void;
}

/** The fixed list of phrases, folded. */
export function PhraseList({ summary, figures, file, groups, onOpen }: PhraseListProps) {
  return (
    <details
      className={styles.root}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen();
      }}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>
        {figures !== undefined && <Text>{figures}</Text>}
        <TextLink to={file.to} download={file.to.replace(/^.*\//, '')} icon="download">
          {file.label}
        </TextLink>
        {groups !== undefined && (
          <dl className={styles.groups}>
            {groups.map(({ name, phrases }) => (
              <div key={name}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.phrases}>{phrases.join(' · ')}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}
