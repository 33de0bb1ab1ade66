import { handOverDisclosure, toggleDisclosure } from './disclosure.ts';

/** Buttons pressed before hydration: each once, in order. */
const queued = new Set<HTMLButtonElement>();

/** Queues a press for replay and shows it at once (`data-queued` in src/design/global.css.ts). */
function queue(button: HTMLButtonElement): void {
  queued.add(button);
  button.dataset['queued'] = '';
}

/** Takes an event over: no default action, and nothing for React, which listens before it has hydrated. */
function intercept(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const dialogOf = ({ dataset }: HTMLElement): HTMLElement | null =>
  document.getElementById(dataset['dialog'] ?? '');

/**
 * Handles presses until hydration: the menu and the questions open without the application, anything
 * else is queued and replayed.
 *
 * @param start - Starts the application, whatever it was waiting for.
 * @returns Stops handling presses. With `isReplay` it replays the queue; without, because the application
 *   could not be loaded, it posts the queued forms natively.
 */
export function answerPresses(start: () => void): (isReplay: boolean) => void {
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.type === 'submit') return;
    intercept(event);
    const dialog = dialogOf(button);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    else if (button.ariaExpanded !== null) toggleDisclosure(button);
    else queue(button);
    start();
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.form?.method !== 'post') return;
    intercept(event);
    queue(submitter);
    start();
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);

  return (isReplay) => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    if (isReplay) handOverDisclosure();
    for (const button of queued) {
      delete button.dataset['queued'];
      // A submit is replayed as a click, too: React hydrates the boundary that is clicked. `submit()` validates
      // nothing: the browser did so before the press was queued.
      if (isReplay || button.type !== 'submit') button.click();
      else button.form?.submit();
    }
    queued.clear();
  };
}
