import { useId } from 'react';
import { Button } from '../../../../src/primitives/Button/Button.tsx';
import { Icon } from '../../../../src/primitives/Icon/Icon.tsx';
import { Choice } from '../Choice/Choice.tsx';
import type { Scope } from '../groups.ts';
import * as styles from './DecisionBar.css.ts';
import type { DecisionState } from './useDecision.ts';

const reasons = { approve: 'Say why it changed', reject: 'Say what is wrong' } as const;

interface DecisionBarProps {
  /** How many pictures a decision of each reach would settle. */
  readonly counts: Readonly<Record<Scope, number>>;
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly decision: DecisionState;
}

/** Approves or rejects, with a note, as much as was chosen. */
export function DecisionBar({ counts, scope, onScope, note, onNote, decision }: DecisionBarProps) {
  const inputId = useId();
  const errorId = useId();
  const { input, pending, press, submit, cancel } = decision;
  const scopes = {
    ...(counts.picture > 0 && { picture: 'Picture', story: `Story (${counts.story})` }),
    cause: `Cause (${counts.cause})`,
  } as Readonly<Record<Scope, string>>;
  return (
    <div role="group" aria-label="Decision" className={styles.root}>
      <Choice
        label="How much is decided"
        name="scope"
        value={scope}
        options={scopes}
        onChange={onScope}
      />
      <div className={styles.note}>
        <label htmlFor={inputId} className={styles.label}>
          Note
        </label>
        <input
          id={inputId}
          ref={input}
          placeholder="Why it changed, or what is wrong with it"
          autoComplete="off"
          maxLength={400}
          className={styles.input}
          value={note}
          aria-invalid={pending !== null}
          aria-describedby={pending === null ? undefined : errorId}
          onChange={(event) => onNote(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') submit();
            if (key === 'Escape') cancel();
          }}
        />
        {pending && (
          <p id={errorId} className={styles.error}>
            {reasons[pending.verdict]}, then press Enter or the button again.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={() => press('reject', scope)}>
          <Icon name="close" />
          Reject {counts[scope] > 1 && counts[scope]}
        </Button>
        <Button onClick={() => press('approve', scope)}>
          <Icon name="check" />
          Approve {counts[scope] > 1 && counts[scope]}
        </Button>
      </div>
    </div>
  );
}
