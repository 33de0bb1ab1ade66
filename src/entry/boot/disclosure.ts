/** Shows or hides the panel of a trigger, as the accordion does once it is hydrated. */
export function setOpen(trigger: HTMLButtonElement, isOpen: boolean): void {
  const state = isOpen ? 'open' : 'closed';
  trigger.setAttribute('aria-expanded', String(isOpen));
  // The panel follows the heading that holds its trigger.
  for (const part of [trigger, trigger.parentElement?.nextElementSibling])
    part?.setAttribute('data-state', state);
}
