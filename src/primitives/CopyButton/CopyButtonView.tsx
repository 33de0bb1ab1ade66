import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';
import type { CopyState } from './useCopy.ts';

export interface CopyWords {
  /** Replaces the button's label for two seconds, and is announced: 'Copied!'. */
  readonly copied: string;
  /** Label of the selected text: what to do if the browser denies the clipboard. */
  readonly refused: string;
}

export interface CopyButtonCopy {
  /** The text to copy. */
  readonly text: string;
  /** The same text as HTML, for programs that take formatted text. Default: plain text only. */
  readonly html?: string;
  /** Label of the button. */
  readonly label: string;
  /** Name of what is copied, added to the label for screen readers: 'Navy hex value'. */
  readonly subject: string;
  /** Words for both outcomes of a press. */
  readonly words: CopyWords;
}

interface CopyButtonViewProps extends CopyButtonCopy {
  /** Outcome of the last press. */
  readonly state: CopyState;
  /** How often the button was pressed; a press after a refusal selects the text again. */
  readonly turn: number;
  /** Called on each press. */
  readonly onPress: () => void;
}

/** A copy button in any state, without a clipboard. */
export function CopyButtonView(props: CopyButtonViewProps) {
  const { text, html, label, subject, words, state, turn, onPress } = props;
  const fallback = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // Needs no announcement: at the focus, screen readers read the field's label, which says what happened.
    // Turn 0 is a refusal without a press, as in stories: it leaves the focus alone.
    if (state === 'refused' && turn > 0) fallback.current?.focus();
  }, [state, turn]);

  return (
    <div className={styles.root}>
      <Button
        tone="quiet"
        onClick={onPress}
        // For src/entry/boot, which copies plain text before hydration.
        {...(html === undefined && { 'data-copy': text, 'data-copied': words.copied })}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {/* Before hydration, src/entry/boot may have changed the label to 'Copied!' already. */}
        <span suppressHydrationWarning>{state === 'copied' ? words.copied : label}</span>
        <VisuallyHidden>{` ${subject}`}</VisuallyHidden>
      </Button>
      {state === 'refused' && (
        <label className={styles.note}>
          <span>{words.refused}</span>
          <textarea
            ref={fallback}
            readOnly
            rows={3}
            value={text}
            className={styles.text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}
