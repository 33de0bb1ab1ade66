import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';

interface EarlyDialogProps extends Pick<DialogProps, 'title' | 'mark' | 'closeLabel' | 'children'> {
  /** What a button names in `data-dialog` to have it opened. */
  readonly id: string;
  /** The element, to open and close it. */
  readonly ref: Ref<HTMLDialogElement>;
}

/**
 * The dialog for as long as the other one has not arrived: part of the document, opened without any
 * file, and closed by the browser, which also keeps focus inside and gives it back.
 */
export function EarlyDialog({ id, ref, title, mark, closeLabel, children }: EarlyDialogProps) {
  return (
    <dialog id={id} ref={ref} aria-label={title} className={styles.panel}>
      <form method="dialog" className={styles.bar}>
        {mark ?? <span className={styles.title}>{title}</span>}
        <button type="submit" className={styles.close} aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </form>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/**
 * Closes it because a link in it was followed. The page that arrives takes the focus: the browser must not
 * give it to the opener first, and gives none to what is inert.
 */
export function leave(dialog: HTMLDialogElement | null, opener: HTMLElement | null): void {
  opener?.toggleAttribute('inert', true);
  dialog?.close();
  opener?.toggleAttribute('inert', false);
}
