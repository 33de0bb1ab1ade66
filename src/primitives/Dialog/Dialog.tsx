import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Dialog.css.ts';
import { FOLLOWS_AFTER } from './followsAfter.ts';
import { useInertBehind } from './useInertBehind.ts';
import { useLinger } from './useLinger.ts';

export interface DialogProps {
  /** The dialog's accessible name. */
  readonly title: string;
  /** What is shown on top. Slot. Default: the title. */
  readonly mark?: ReactNode;
  /** Name of the close button. */
  readonly closeLabel: string;
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called with whether it should be open. */
  readonly onOpenChange: (open: boolean) => void;
  /** The element that opened it, which has the focus again when it closes. */
  readonly opener: RefObject<HTMLElement | null>;
  /** What the dialog holds, below its title. */
  readonly children: ReactNode;
}

/** A modal that fills the screen: focus is trapped, Escape closes, the rest of the page is inert. */
export function Dialog({
  title,
  mark,
  closeLabel,
  open,
  onOpenChange,
  opener,
  children,
}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isDismissed = useRef(false);
  const turn = useLinger(panel, open);
  useInertBehind(panel, open);

  // After a link inside, the new page's heading takes the focus; after closing, the opening button.
  useLayoutEffect(() => {
    if (open) return undefined;
    const selection = window.getSelection();
    // A caret in what goes is put at the top of the page, and screen readers read on from there.
    if (panel.current?.contains(selection?.anchorNode ?? null)) selection?.removeAllRanges();
    if (!isDismissed.current) return undefined;
    isDismissed.current = false;
    // Screen readers miss a focus that moves at once to what was inert until now.
    const timer = setTimeout(() => opener.current?.focus({ preventScroll: true }), FOLLOWS_AFTER);
    // A focus outside would close the menu that is opened again meanwhile.
    return () => clearTimeout(timer);
  }, [open, opener]);

  if (turn === 0) return null;
  return (
    // Radix's own modal hides the page too early for the dialog's name to be heard.
    <Radix.Root
      modal={false}
      open={open}
      onOpenChange={(next) => {
        if (!open) return;
        isDismissed.current = !next;
        onOpenChange(next);
      }}
    >
      <Radix.Portal forceMount>
        <Radix.Content
          key={turn}
          ref={panel}
          forceMount
          className={open ? styles.panel : styles.leaving}
          aria-modal={open}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onKeyDown={({ key }) => {
            // The closing dialog may still hold the focus: Tab continues from the button that opened it.
            if (!open && key === 'Tab') opener.current?.focus({ preventScroll: true });
          }}
        >
          <div className={styles.bar}>
            <Radix.Title className={mark === undefined ? styles.title : hidden}>
              {title}
            </Radix.Title>
            {mark}
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
