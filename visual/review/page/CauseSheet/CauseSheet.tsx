import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { SourceLine } from '../../../findings.ts';
import type { Draft } from '../../model.ts';
import { colorsOf } from '../CauseList/CauseList.tsx';
import type { Group } from '../groups.ts';
import { Lines } from '../Lines/Lines.tsx';
import { Swatches } from '../Swatches/Swatches.tsx';
import * as styles from './CauseSheet.css.ts';
import { Tile } from './Tile.tsx';

function byFile(lines: readonly SourceLine[]): [string, SourceLine[]][] {
  return Object.entries(Object.groupBy(lines, ({ file }) => file)).flatMap(([file, found]) =>
    found ? [[file, found]] : [],
  );
}

interface CauseSheetProps {
  readonly group: Group;
  readonly decisions: ReadonlyMap<string, Draft>;
  readonly onOpen: (finding: string) => void;
}

/** A cause on one sheet: what changed, the lines that may have done it, and every picture's changed place. */
export function CauseSheet({ group, decisions, onOpen }: CauseSheetProps) {
  const { cause, findings, label } = group;
  const colors = colorsOf(group);
  return (
    <div className={styles.root}>
      <div className={styles.summary}>
        {colors && <Swatches colors={colors} size="large" />}
        <div className={styles.words}>
          <Heading level={2} size="h3">
            {label}
          </Heading>
          <p className={styles.facts}>
            <span>
              {findings.length} {findings.length === 1 ? 'picture' : 'pictures'}
            </span>
            {colors && <span>color difference {colors.deltaE.toFixed(1)} (CIEDE2000)</span>}
            {colors?.contrast && (
              <span>
                contrast on {colors.contrast.against}: {colors.contrast.before.toFixed(2)}, now{' '}
                {colors.contrast.after.toFixed(2)}
              </span>
            )}
          </p>
          {cause === null && (
            <Text size="small" tone="muted">
              No decision settles these. Each says what is wrong and what mends it.
            </Text>
          )}
          {byFile(cause?.sources ?? []).map(([file, lines]) => (
            <Lines key={file} title={`${file}:${lines[0]?.line ?? 1}`} lines={lines} />
          ))}
        </div>
      </div>
      <ul className={styles.tiles} aria-label="Pictures of this cause">
        {findings.map((finding) => (
          <li key={finding.id} className={styles.tileItem}>
            <Tile
              finding={finding}
              isOutlier={cause?.outliers.includes(finding.id) ?? false}
              verdict={decisions.get(finding.id)?.verdict ?? null}
              onOpen={() => onOpen(finding.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
