import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';
import type { DialogProps } from './Dialog.tsx';

interface EarlyDialogProps extends Pick<DialogProps, 'title' | 'mark' | 'closeLabel' | 'children'> {
  /** Id of the dialog. A button with this id in `data-dialog` opens it. */
  readonly id: string;
  /** Ref of the dialog element, for opening and closing it. */
  readonly ref: Ref<HTMLDialogElement>;
}

/**
 * A dialog for use until the module of `Dialog` has loaded. It is part of the document, so it opens without
 * another file; the browser closes it, keeps the focus inside and gives it back.
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
 * Closes `dialog` because a link in it was followed. The new page takes the focus. `opener` is inert for the
 * moment of closing, so that the browser does not focus it first.
 */
export function leave(dialog: HTMLDialogElement | null, opener: HTMLElement | null): void {
  opener?.toggleAttribute('inert', true);
  dialog?.close();
  opener?.toggleAttribute('inert', false);
}
