import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { Stack } from '../../../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { Group } from '../../model.ts';
import { Swatches } from '../CauseList/CauseList.tsx';
import { Lines } from '../Lines/Lines.tsx';
import * as styles from './CauseSheet.css.ts';
import { Tile } from './Tile.tsx';

interface CauseSheetProps {
  readonly group: Group;
  readonly onOpen: (finding: string) => void;
}

/** A cause on one sheet: the changed lines, and the changed region of every picture. */
export function CauseSheet({ group, onOpen }: CauseSheetProps) {
  const { cause, findings, label, waiting } = group;
  const colors = cause?.colors;
  const [first] = cause?.lines ?? [];
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2} size="h3">
          {label}
        </Heading>
        {colors && (
          <Stack direction="row" gap={3}>
            <Swatches colors={colors} />
            <Text size="mono">color difference {colors.deltaE.toFixed(1)} (CIEDE2000)</Text>
          </Stack>
        )}
        {cause === null && (
          <Text size="small">
            These cannot be approved. Each says what is wrong and how to fix it.
          </Text>
        )}
        {first && <Lines title={`${first.file}:${first.line}`} lines={cause?.lines ?? []} />}
      </Stack>
      <ul className={styles.tiles} aria-label="Pictures of this cause">
        {findings.map((finding) => (
          <li key={finding.id} className={styles.tileItem}>
            <Tile
              finding={finding}
              hasOtherCause={waiting.has(finding.id)}
              onOpen={() => onOpen(finding.id)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
