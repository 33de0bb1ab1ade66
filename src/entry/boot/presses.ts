import { handOverDisclosure, toggleDisclosure } from './disclosure.ts';

/** Buttons pressed before hydration: each once, in order. */
const queued = new Set<HTMLButtonElement>();

/** Queues a press for replay and shows it at once (`data-queued` in src/design/global.css.ts). */
function queue(button: HTMLButtonElement): void {
  queued.add(button);
  button.dataset['queued'] = '';
}

/** Stops the default action, and keeps the event from React, which already listens. */
function keep(event: Event): void {
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
 * @returns Ends it. With `repeat` the queue is replayed; without, forms post natively, because the
 *   application could not be loaded.
 */
export function answerPresses(start: () => void): (repeat: boolean) => void {
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.type === 'submit') return;
    keep(event);
    const dialog = dialogOf(button);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    else if (button.ariaExpanded !== null) toggleDisclosure(button);
    else queue(button);
    start();
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.form?.method !== 'post') return;
    keep(event);
    queue(submitter);
    start();
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);

  return (repeat) => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    if (repeat) handOverDisclosure();
    for (const button of queued) {
      delete button.dataset['queued'];
      // React hydrates a boundary when it is clicked, and recognizes a submit only by the click before it.
      if (repeat || button.type !== 'submit') button.click();
      else button.form?.submit();
    }
    queued.clear();
  };
}
