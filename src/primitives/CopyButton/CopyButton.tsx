import { useEffect, useRef } from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';
import { useCopy } from './useCopy.ts';

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** The button's words; become 'Copied!' for two seconds. */
  readonly label: string;
  /** What is copied, for people who hear the button away from its surroundings: 'Navy hex value'. */
  readonly subject: string;
}

/** Copies a text. Where the clipboard is refused, the text appears selected, ready to be copied by hand. */
export function CopyButton({ text, label, subject }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const announce = useAnnounce();
  const fallback = useRef<HTMLTextAreaElement>(null);

  const press = async (): Promise<void> => {
    const result = await copy(text);
    if (result === 'copied') announce('Copied!');
    else announce('Copying was refused. The text is selected: copy it with your keyboard.');
  };

  useEffect(() => {
    if (state === 'refused') fallback.current?.select();
  }, [state]);

  return (
    <div className={styles.root}>
      <Button tone="quiet" onClick={() => void press()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? 'Copied!' : label}
        <VisuallyHidden> {subject}</VisuallyHidden>
      </Button>
      {state === 'refused' && (
        <label className={styles.note}>
          Your browser refused to copy. The text is selected: press Ctrl+C, or ⌘C on a Mac.
          <textarea ref={fallback} readOnly rows={3} value={text} className={styles.text} />
        </label>
      )}
    </div>
  );
}
