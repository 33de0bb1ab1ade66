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
  /** Shown at the top in place of the title. Slot. Default: the title. */
  readonly mark?: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called with the new value of `open` when the visitor closes the dialog. */
  readonly onOpenChange: (open: boolean) => void;
  /** The element that opened the dialog; it gets the focus back when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  /** Content of the dialog, below its title. */
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

  // A dismissed dialog gives the focus back to `opener`. After a link inside, the new page's heading has it.
  useLayoutEffect(() => {
    if (open) return undefined;
    const selection = window.getSelection();
    // Otherwise the browser moves a caret in the removed panel to the top of the page, where reading continues.
    if (panel.current?.contains(selection?.anchorNode ?? null)) selection?.removeAllRanges();
    if (!isDismissed.current) return undefined;
    isDismissed.current = false;
    // Delayed, because screen readers miss a focus on an element that was inert until now.
    const timer = setTimeout(() => opener.current?.focus({ preventScroll: true }), FOLLOWS_AFTER);
    // If the dialog is opened again meanwhile, a focus outside of it would close it.
    return () => clearTimeout(timer);
  }, [open, opener]);

  if (turn === 0) return null;
  return (
    // Not Radix's modal: it hides the page so early that screen readers do not read the dialog's name.
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
            // A closed dialog may keep the focus for a moment: Tab then continues from `opener`.
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
