import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { Stack } from '../../../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { Group } from '../../model.ts';
import { Lines } from '../Lines/Lines.tsx';
import { Swatches } from '../Swatches/Swatches.tsx';
import * as styles from './CauseSheet.css.ts';
import { Tile } from './Tile.tsx';

interface CauseSheetProps {
  readonly group: Group;
  /** Ids of findings that have another cause as well. */
  readonly shared: ReadonlySet<string>;
  readonly onOpen: (finding: string) => void;
}

/** A cause on one sheet: the changed lines, and the changed region of every picture. */
export function CauseSheet({ group, shared, onOpen }: CauseSheetProps) {
  const { cause, findings, label } = group;
  const colors = cause?.colors;
  const contrast = colors?.contrast;
  const [first] = cause?.lines ?? [];
  return (
    <Stack gap={6}>
      <div className={styles.summary}>
        <Heading level={2} size="h3">
          {label}
        </Heading>
        {colors && (
          <Stack direction="row" gap={3}>
            <Swatches colors={colors} />
            <Text size="mono">
              color difference {colors.deltaE.toFixed(1)} (CIEDE2000)
              {contrast &&
                `, contrast on ${contrast.against}: ${contrast.before.toFixed(2)}, now ${contrast.after.toFixed(2)}`}
            </Text>
          </Stack>
        )}
        {cause === null && (
          <Text size="small">
            These cannot be approved. Each says what is wrong and how to fix it.
          </Text>
        )}
        {first && <Lines title={`${first.file}:${first.line}`} lines={cause?.lines ?? []} />}
      </div>
      <ul className={styles.tiles} aria-label="Pictures of this cause">
        {findings.map((finding) => (
          <li key={finding.id} className={styles.tileItem}>
            <Tile
              finding={finding}
              hasOtherCause={shared.has(finding.id)}
              onOpen={() => onOpen(finding.id)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
