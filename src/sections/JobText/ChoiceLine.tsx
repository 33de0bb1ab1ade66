import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './ChoiceLine.css.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** Id of the chosen option. */
  readonly value: string;
}

export interface ChoiceLineProps {
  readonly choices: readonly Choice[];
  /** Called with the ids of a choice and of its option. */
  readonly onChoose: (choice: string, option: string) => void;
}

/** Questions with one answer each, in one line where there is room. */
export function ChoiceLine({ choices, onChoose }: ChoiceLineProps) {
  const root = useRef<HTMLDivElement>(null);
  const takeChosen = useEffectEvent(() => {
    for (const [index, select] of (root.current?.querySelectorAll('select') ?? []).entries()) {
      const { id, value } = choices[index] as Choice;
      if (select.value !== value) onChoose(id, select.value);
    }
  });
  // An option may have been chosen before hydration, of which React learns nothing.
  useEffect(() => takeChosen(), []);
  return (
    <div ref={root} className={styles.root}>
      {choices.map(({ id, label, options, value }) => (
        <label key={id} className={styles.choice}>
          <span className={styles.label}>{label}</span>
          <select
            value={value}
            autoComplete="off"
            className={styles.select}
            onChange={({ target }) => onChoose(id, target.value)}
          >
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
