import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';
import type { CopyState } from './useCopy.ts';

export interface CopyWords {
  /** Takes the place of the button's words for two seconds, and is spoken: 'Copied!'. */
  readonly copied: string;
  /** What to do where the browser refuses; names the selected text. */
  readonly refused: string;
}

export interface CopyButtonCopy {
  /** What is copied. */
  readonly text: string;
  /** The same with its formatting, which documents take. Default: the text alone. */
  readonly html?: string;
  /** The button's words. */
  readonly label: string;
  /** What is copied, for people who hear the button away from its surroundings: 'Navy hex value'. */
  readonly subject: string;
  /** What it says after a press, and where the browser refuses. */
  readonly words: CopyWords;
}

interface CopyButtonViewProps extends CopyButtonCopy {
  /** Nothing yet, copied, or refused by the browser. */
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
    // Focus speaks the field's label, which says what happened: no announcement is needed.
    if (state === 'refused' && turn > 0) fallback.current?.focus();
  }, [state, turn]);

  return (
    <div className={styles.root}>
      <Button
        tone="quiet"
        onClick={onPress}
        // For src/entry/boot, which copies a plain text before the application runs.
        {...(html === undefined && { 'data-copy': text, 'data-copied': words.copied })}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {/* It may say 'Copied!' already. */}
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
