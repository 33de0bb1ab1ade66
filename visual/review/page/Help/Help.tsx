import { Dialog } from '../../../../src/primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import * as styles from './Help.css.ts';
import { keys } from './keys.ts';

interface HelpProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Where focus goes when the panel closes. */
  readonly returnFocusTo: () => HTMLElement | null;
  /** Whether single keys act at all. */
  readonly keysOn: boolean;
  readonly onKeysOn: (on: boolean) => void;
}

/** Lists every key, and turns them off for those whom they disturb. */
export function Help({ open, onOpenChange, returnFocusTo, keysOn, onKeysOn }: HelpProps) {
  return (
    <Dialog
      title="Keys"
      closeLabel="Close the list of keys"
      {...{ open, onOpenChange, returnFocusTo }}
    >
      <Stack gap={6}>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={keysOn}
            onChange={(event) => onKeysOn(event.currentTarget.checked)}
          />
          Single keys act. Turn this off if you steer by voice or press keys by accident.
        </label>
        <dl className={styles.list}>
          {Object.entries(keys).map(([key, meaning]) => (
            <div key={key} className={styles.entry}>
              <dt>
                <kbd className={styles.key}>{/^[A-Z]$/.test(key) ? `Shift ${key}` : key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <Text size="small" tone="muted">
          With a mouse: drag and wheel pan, Ctrl and wheel zoom. By touch: one finger pans, two
          zoom.
        </Text>
      </Stack>
    </Dialog>
  );
}
