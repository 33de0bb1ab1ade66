import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useLayoutEffect } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';

interface DialogProps {
  /** Shown on top, and the dialog's accessible name. */
  readonly title: string;
  /** Name of the close button. */
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Where focus goes when the dialog closes; the element that opened it. */
  readonly returnFocusTo: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** A modal that fills the screen: focus is trapped, Escape closes, the rest of the page is inert. */
export function Dialog({
  title,
  closeLabel,
  open,
  onOpenChange,
  returnFocusTo,
  children,
}: DialogProps) {
  // Radix hides the page from those who listen; its links could still be reached. Taken back before the
  // effects of the page that a link led to, because nothing inert takes the focus.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const behind = [...document.body.children].filter((child) => !child.hasAttribute('inert'));
    for (const element of behind) element.setAttribute('inert', '');
    return () => {
      for (const element of behind) element.removeAttribute('inert');
    };
  }, [open]);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          className={styles.panel}
          aria-modal
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A link inside may have led to a page whose heading has the focus by now.
            if (document.activeElement === document.body)
              returnFocusTo()?.focus({ preventScroll: true });
          }}
        >
          <div className={styles.bar}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
