import * as styles from './Choice.css.ts';

interface ChoiceProps<Value extends string> {
  /** What is chosen, for those who hear it. */
  readonly label: string;
  /** Name of the group, once on a page. */
  readonly name: string;
  readonly value: Value;
  /** What each value is called. */
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them in sight; nothing where there is no choice. */
export function Choice<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const entries = Object.entries(options) as [Value, string][];
  if (entries.length < 2) return null;
  return (
    <fieldset aria-label={label} className={styles.root}>
      {entries.map(([option, words]) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.control}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
