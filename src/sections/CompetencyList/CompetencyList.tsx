import { useEffect, useEffectEvent, useRef } from 'react';
import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CompetencyList.css.ts';

/** A competency that can be ticked, with the phrases of the text that name it. */
export interface ListedCompetency {
  readonly id: string;
  readonly name: string;
  /** The behavior to watch for in an interview. */
  readonly behavior: string;
  /** Label of its fold: `2 phrases`. */
  readonly summary: string;
  readonly isTicked: boolean;
  /** Its marked phrases, with where each mark begins. May be empty. */
  readonly phrases: readonly { readonly start: number; readonly text: string }[];
}

export interface CompetencyListProps extends SectionWords {
  /** How many are ticked, and how many may be: `3 of 5 picked`. */
  readonly count: string;
  /** Whether no more can be ticked. */
  readonly isFull: boolean;
  /** The competencies that the text names, then those usual for the role. */
  readonly groups: readonly {
    readonly heading: string;
    /** Shown when the group has no items. Default: nothing. */
    readonly none?: string;
    readonly items: readonly ListedCompetency[];
  }[];
  /** Competencies of no group, in a fold below the last group. */
  readonly others: { readonly summary: string; readonly items: readonly ListedCompetency[] };
  /** Called when a competency is ticked or unticked, even if `isFull`: the caller says why nothing changes. */
  readonly onTick: (id: string, isTicked: boolean) => void;
}

interface RowsProps extends Pick<CompetencyListProps, 'isFull' | 'onTick'> {
  readonly items: readonly ListedCompetency[];
}

/** Rows with a checkbox and a fold each; one fold is open at a time. */
function Rows({ items, isFull, onTick }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const takeTicks = useEffectEvent(() => {
    const boxes = [
      ...(list.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? []),
    ];
    const changed = items.filter(({ isTicked }, index) => boxes[index]?.checked !== isTicked);
    for (const [index, { isTicked }] of items.entries())
      Object.assign(boxes[index] ?? {}, { checked: isTicked });
    // First those that were cleared, which make room for others.
    for (const { id, isTicked } of changed.toSorted((a, b) => +b.isTicked - +a.isTicked))
      onTick(id, !isTicked);
  });
  // Boxes may have been ticked before hydration, or by a browser that restores a page: React learns of neither.
  useEffect(() => takeTicks(), []);
  return (
    <ul ref={list} className={styles.rows}>
      {items.map(({ id, name, behavior, summary, isTicked, phrases }) => (
        <li key={id} className={styles.row}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isTicked}
              aria-disabled={isFull && !isTicked ? true : undefined}
              className={styles.box}
              onChange={({ target }) => onTick(id, target.checked)}
            />
            <span>{name}</span>
          </label>
          <details name="competency" className={styles.fold}>
            <summary className={styles.summary}>
              <span>{summary}</span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
            </summary>
            <div className={styles.about}>
              <p>{behavior}</p>
              {phrases.length > 0 && (
                <ul className={styles.phrases}>
                  {phrases.map(({ start, text }) => (
                    <li key={start}>
                      <a href={`#mark-${start}`} className={styles.phrase}>
                        {`“${text}”`}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Competencies to choose from: those that the text names, what is usual, and the rest. */
export function CompetencyList(props: CompetencyListProps) {
  const { heading, lead, count, isFull, groups, others, onTick } = props;
  return (
    <Section id="competencies" heading={heading} lead={lead} tone="sunken">
      {/* No fieldset: Orca reads a legend twice, but this label once, although the visible text repeats it. */}
      <div role="group" aria-label={count} className={styles.choices}>
        <span className={styles.count}>{count}</span>
        <div className={styles.root}>
          {groups.map((group, index) => (
            <div key={group.heading} className={styles.group}>
              <Heading level={3}>{group.heading}</Heading>
              {group.items.length > 0 ? (
                <Rows items={group.items} isFull={isFull} onTick={onTick} />
              ) : (
                group.none !== undefined && <Text>{group.none}</Text>
              )}
              {index === groups.length - 1 && others.items.length > 0 && (
                <details className={styles.others}>
                  <summary className={styles.summary}>{others.summary}</summary>
                  <Rows items={others.items} isFull={isFull} onTick={onTick} />
                </details>
              )}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
