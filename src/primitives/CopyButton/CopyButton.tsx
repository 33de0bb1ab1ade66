import { useEffect, useRef } from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';
import { useCopy } from './useCopy.ts';

export interface CopyWords {
  /** Takes the place of the button's words for two seconds, and is spoken: 'Copied!'. */
  readonly copied: string;
  /** What to do where the browser refuses; names the selected text. */
  readonly refused: string;
}

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** The button's words. */
  readonly label: string;
  /** What is copied, for people who hear the button away from its surroundings: 'Navy hex value'. */
  readonly subject: string;
  readonly words: CopyWords;
}

/** Copies a text. Where the clipboard is refused, the text appears selected, ready to be copied by hand. */
export function CopyButton({ text, label, subject, words }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const announce = useAnnounce();
  const fallback = useRef<HTMLTextAreaElement>(null);

  const press = async (): Promise<void> => {
    const result = await copy(text);
    if (result === 'copied') announce(words.copied);
    // Pressed again after a refusal, the text is there already.
    else fallback.current?.focus();
  };

  useEffect(() => {
    // Focus speaks the field's label, which says what happened: no second announcement.
    if (state === 'refused') fallback.current?.focus();
  }, [state]);

  return (
    <div className={styles.root}>
      <Button tone="quiet" onClick={() => void press()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? words.copied : label}
        <VisuallyHidden> {subject}</VisuallyHidden>
      </Button>
      {state === 'refused' && (
        <label className={styles.note}>
          {words.refused}
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
