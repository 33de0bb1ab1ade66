import * as styles from './Viewer.css.ts';

interface ChoiceProps<Value extends string> {
  /** What is chosen; its group of radio buttons is named after it. */
  readonly label: string;
  readonly value: Value;
  /** What each value is called. */
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of them in view. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <fieldset aria-label={label} className={styles.choice}>
      {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={label}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
