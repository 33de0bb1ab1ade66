import { Icon, type IconName } from '../../../../src/primitives/Icon/Icon.tsx';
import type { Finding, Kind } from '../../../findings.ts';
import type { Draft, Verdict } from '../../model.ts';
import type { Group } from '../groups.ts';
import { Swatches } from '../Swatches/Swatches.tsx';
import { VerdictMark } from '../VerdictMark/VerdictMark.tsx';
import * as styles from './CauseList.css.ts';

const glyphs: Readonly<Partial<Record<Kind, IconName>>> = {
  new: 'download',
  removed: 'close',
  text: 'menu',
  changed: 'copy',
};

/** The colors that a cause is about, when one took the place of another in all its pictures. */
export const colorsOf = ({ cause, findings }: Group) =>
  cause?.signature.startsWith('color') === true
    ? (findings.findLast(({ change }) => change?.colors)?.change?.colors ?? null)
    : null;

/** The one decision on all of some findings; null while they differ or one is open. */
function commonVerdict(
  findings: readonly Finding[],
  decisions: ReadonlyMap<string, Draft>,
): Verdict | null {
  const [first, ...rest] = new Set(findings.map(({ id }) => decisions.get(id)?.verdict ?? null));
  return rest.length === 0 ? (first ?? null) : null;
}

function factsOf({ findings, cause }: Group, decisions: ReadonlyMap<string, Draft>): string {
  const count = findings.length;
  const decided = findings.filter(({ id }) => decisions.has(id)).length;
  const outliers = findings.filter(({ id }) => cause?.outliers.includes(id)).length;
  return [
    `${count} ${count === 1 ? 'picture' : 'pictures'}`,
    outliers > 0 && `${outliers} ${outliers === 1 ? 'outlier' : 'outliers'}`,
    decided > 0 && decided < count && `${decided} decided`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface CauseListProps {
  readonly groups: readonly Group[];
  /** Id of the group that is open. */
  readonly current: string | null;
  readonly decisions: ReadonlyMap<string, Draft>;
  readonly onOpen: (group: string) => void;
}

/** Every cause, with how many pictures it changed and how far they are decided; nothing where there is none. */
export function CauseList({ groups, current, decisions, onOpen }: CauseListProps) {
  if (groups.length === 0) return null;
  return (
    <ul aria-label="Causes" className={styles.root}>
      {groups.map((group) => {
        const colors = colorsOf(group);
        return (
          <li key={group.id} className={styles.item}>
            <button
              type="button"
              className={styles.cause}
              aria-current={group.id === current}
              onClick={() => onOpen(group.id)}
            >
              {colors ? (
                <Swatches colors={colors} />
              ) : (
                <span className={styles.glyph}>
                  <Icon name={glyphs[group.findings[0]?.kind ?? 'failed'] ?? 'pause'} />
                </span>
              )}
              <span>
                <span className={styles.title}>{group.label}</span>
                <span className={styles.facts}>{factsOf(group, decisions)}</span>
              </span>
              <VerdictMark verdict={commonVerdict(group.findings, decisions)} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
