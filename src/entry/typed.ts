import { controlFinder } from './boot/controlFinder.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Content of a control, if it differs from the served content; otherwise empty. */
interface Content {
  readonly value?: string;
  readonly isTicked?: boolean;
}

function contentOf(element: HTMLElement): Content {
  if (!isControl(element)) return {};
  if (!(element instanceof HTMLInputElement) || !/^(?:radio|checkbox)$/.test(element.type))
    return element.value === element.defaultValue ? {} : { value: element.value };
  return element.checked === element.defaultChecked ? {} : { isTicked: element.checked };
}

/** Gives a redrawn control the content of the old one, and notifies React. Text typed since then stays. */
function fill(control: Control, { value, isTicked }: Content): void {
  if (isTicked !== undefined && (control as HTMLInputElement).checked !== isTicked) control.click();
  if (value === undefined || control.value !== control.defaultValue) return;
  // The prototype's setter: React overrides that of the element, and would then see no change in the event.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusAgain(element: HTMLElement, before: HTMLElement): void {
  element.focus({ preventScroll: true });
  // In email fields `selectionStart` is null: scripts cannot read or set the caret.
  if (isControl(element) && isControl(before) && before.selectionStart !== null)
    element.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/** What a visitor has typed, ticked and focused, for controls that React draws anew. */
export interface Typed {
  /** Fills the controls that were drawn anew; call it each time that something was. */
  readonly restore: () => void;
  /** Stops watching. */
  readonly stop: () => void;
}

/** Remembers what is typed, ticked and focused now and from now on. */
export function keepTyped(): Typed {
  const kept = new Map<HTMLElement, { find: () => HTMLElement | null; content: Content }>();
  let focused: HTMLElement | undefined;
  // Copies the content now, because React empties elements when it removes them from the document.
  const keep = (element: HTMLElement): void => {
    const find = kept.get(element)?.find ?? controlFinder(element);
    kept.set(element, { find, content: contentOf(element) });
  };
  const onInput = ({ target }: Event): void => {
    if (isControl(target)) keep(target);
  };
  const onFocus = (): void => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
    focused = activeElement;
    keep(activeElement);
  };
  for (const control of document.querySelectorAll<Control>('input, textarea')) keep(control);
  onFocus();
  document.addEventListener('input', onInput, true);
  document.addEventListener('focusin', onFocus);
  return {
    restore: () => {
      for (const [before, { find, content }] of kept) {
        const element = before.isConnected ? null : find();
        if (element === null) continue;
        kept.delete(before);
        if (isControl(element)) fill(element, content);
        keep(element);
        if (before === focused) focusAgain(element, before);
      }
    },
    stop: () => {
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('focusin', onFocus);
    },
  };
}
