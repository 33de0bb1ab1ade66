import { handOverDisclosure, toggleDisclosure } from './disclosure.ts';

/** What was pressed before the application could answer: each button once, in order. */
const taken = new Set<HTMLButtonElement>();

/** Keeps a press for later, and shows at once that it was taken (`data-taken` in src/design/global.css.ts). */
function take(button: HTMLButtonElement): void {
  taken.add(button);
  button.dataset['taken'] = '';
}

/** Keeps an event from the browser, and from React, which listens before it can be told to repeat it. */
function keep(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const dialogOf = ({ dataset }: HTMLElement): HTMLElement | null =>
  document.getElementById(dataset['dialog'] ?? '');

/**
 * Answers presses until the application does: the menu and the questions open by themselves, anything
 * else is taken and repeated.
 *
 * @param start - Starts the application, whatever it was waiting for.
 * @returns ends it. `repeat` presses again what was taken; false lets forms post by themselves, because
 *   the application cannot be had.
 */
export function answerPresses(start: () => void): (repeat: boolean) => void {
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.type === 'submit') return;
    keep(event);
    const dialog = dialogOf(button);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    else if (button.ariaExpanded !== null) toggleDisclosure(button);
    else take(button);
    start();
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.form?.method !== 'post') return;
    keep(event);
    take(submitter);
    start();
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);

  return (repeat) => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    if (repeat) handOverDisclosure();
    for (const button of taken) {
      delete button.dataset['taken'];
      // React takes a band over at the press inside it, and knows a post only by the press before it.
      if (repeat || button.type !== 'submit') button.click();
      else button.form?.submit();
    }
    taken.clear();
  };
}
