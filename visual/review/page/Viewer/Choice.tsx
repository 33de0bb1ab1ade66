import { Button } from '../../../../src/primitives/Button/Button.tsx';
import { Stack } from '../../../../src/primitives/Stack/Stack.tsx';

interface ChoiceProps<Value extends string> {
  /** Name of the choice, for screen readers. */
  readonly label: string;
  readonly value: Value;
  /** Text of each value's button. */
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** Buttons to choose one of a few values, all visible at once. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <div role="group" aria-label={label}>
      <Stack direction="row" gap={1}>
        {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
          <Button
            key={option}
            size="compact"
            tone={option === value ? 'primary' : 'quiet'}
            aria-pressed={option === value}
            onClick={() => onChange(option)}
          >
            {words}
          </Button>
        ))}
      </Stack>
    </div>
  );
}
