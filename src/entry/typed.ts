import { controlFinder } from './boot/controlFinder.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What a control held, as far as that differs from what it was served with. */
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

/** Gives a control what the one before it held, and tells React of it. What was typed since stays. */
function fill(control: Control, { value, isTicked }: Content): void {
  if (isTicked !== undefined && (control as HTMLInputElement).checked !== isTicked) control.click();
  if (value === undefined || control.value !== control.defaultValue) return;
  // By the prototype: React replaces the property of the element to learn what has changed.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusAgain(element: HTMLElement, before: HTMLElement): void {
  element.focus({ preventScroll: true });
  // Fields for addresses have no caret that a script may read.
  if (isControl(element) && isControl(before) && before.selectionStart !== null)
    element.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/** What a visitor has typed, ticked and focused, for controls that React draws anew. */
export interface Typed {
  /** Fills what was drawn anew; call it as often as something was. */
  readonly restore: () => void;
  /** Stops watching. */
  readonly stop: () => void;
}

/** Remembers what is typed, ticked and focused now and from now on. */
export function keepTyped(): Typed {
  const kept = new Map<HTMLElement, { find: () => HTMLElement | null; content: Content }>();
  let focused: HTMLElement | undefined;
  // As it is now: React empties what it takes out of the document.
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
