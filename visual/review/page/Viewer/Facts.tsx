import { CopyButton } from '../../../../src/primitives/CopyButton/CopyButton.tsx';
import { Stack } from '../../../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { TextName } from '../../../approved.ts';
import type { Finding } from '../../../findings.ts';
import { Lines } from '../Lines/Lines.tsx';
import * as styles from './Viewer.css.ts';

const names = {
  words: 'Words',
  tree: 'Accessibility tree',
  speech: 'What a screen reader would say',
  fingerprint: 'What a still picture cannot show',
} as const;

interface FactsProps {
  readonly finding: Finding;
}

/** What is known of one picture besides how it looks: what is wrong, changed texts, and its history. */
export function Facts({ finding: { story, message, texts, before } }: FactsProps) {
  const history = `git log -p --follow -- visual/approved/${story}.json`;
  const changed = (Object.keys(names) as TextName[]).filter(
    (name) => texts && texts[name].length > 0,
  );
  return (
    <div className={styles.facts}>
      <Text size="small">{message}</Text>
      {changed.map((name) => (
        <Lines key={name} title={names[name]} lines={texts?.[name] ?? []} />
      ))}
      {changed.length === 0 && <Text size="small">No text beside the picture changed.</Text>}
      {before && (
        <Stack direction="row" gap={3}>
          <code className={styles.history}>{history}</code>
          <CopyButton
            text={history}
            label="Copy"
            subject="the command that shows its history"
            words={{ copied: 'Copied!', refused: 'Press Ctrl+C to copy the command:' }}
          />
        </Stack>
      )}
    </div>
  );
}
