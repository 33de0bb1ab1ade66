import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { ColorPair } from '../../../findings.ts';
import { type Group, parts } from '../../model.ts';
import * as styles from './CauseList.css.ts';

/** Two colors that touch each other. Decoration: words beside it name them. */
export function Swatches({ colors: { from, to } }: { readonly colors: ColorPair }) {
  return (
    <span
      aria-hidden="true"
      className={styles.swatches}
      style={{ background: `linear-gradient(90deg, ${from} 50%, ${to} 50%)` }}
    />
  );
}

interface CauseListProps {
  readonly groups: readonly Group[];
  /** Id of the group that is open. */
  readonly current: string | null;
  readonly onOpen: (group: string) => void;
}

/** Every cause with how many pictures it changed: changes, new stories, and what failed. */
export function CauseList({ groups, current, onOpen }: CauseListProps) {
  return [...Map.groupBy(groups, ({ part }) => part)].map(([part, own]) => (
    <section key={part} aria-label={parts[part]}>
      <h2 className={styles.part}>{parts[part]}</h2>
      <ul aria-label={part === 'changed' ? 'Causes' : parts[part]}>
        {own.map(({ id, label, cause, findings }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.cause}
              aria-current={id === current}
              onClick={() => onOpen(id)}
            >
              {cause?.colors && <Swatches colors={cause.colors} />}
              <span className={styles.words}>
                <Text as="span" size="small" tone="strong">
                  {label}
                </Text>
                <Text as="span" size="mono">
                  {`${findings.length} ${findings.length === 1 ? 'picture' : 'pictures'}`}
                </Text>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
