/** The one panel that is open before the application runs. */
let shown: HTMLButtonElement | undefined;

function setOpen(trigger: HTMLButtonElement, isOpen: boolean): void {
  const state = isOpen ? 'open' : 'closed';
  trigger.setAttribute('aria-expanded', String(isOpen));
  // The panel follows the heading that holds its trigger.
  for (const part of [trigger, trigger.parentElement?.nextElementSibling])
    part?.setAttribute('data-state', state);
}

/** Opens the panel of a trigger and closes the one before, as the accordion does once it runs. */
export function toggleDisclosure(trigger: HTMLButtonElement): void {
  const wasShown = shown;
  if (shown !== undefined) setOpen(shown, false);
  shown = wasShown === trigger ? undefined : trigger;
  if (shown !== undefined) setOpen(shown, true);
}

/** Hands the open panel to the application: closes it as prerendered, then clicks its trigger. */
export function handOverDisclosure(): void {
  if (shown === undefined) return;
  setOpen(shown, false);
  shown.click();
}
