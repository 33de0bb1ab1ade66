import { controlFinder } from './controlFinder.ts';
import { copyTextOf } from './copy.ts';
import { setOpen } from './disclosure.ts';

/** How long a press waits for the application, in milliseconds. */
const patience = 8000;

interface Press {
  readonly button: HTMLButtonElement;
  /** The same control, also where React has drawn its part anew. */
  readonly find: () => HTMLElement | null;
}

/** Whether the application does not have this part of the page yet: src/primitives/Takeover. */
const isWaiting = (element: Element): boolean => element.closest('[data-waiting]') !== null;

const dialogOf = ({ dataset }: HTMLElement): HTMLElement | null =>
  document.getElementById(dataset['dialog'] ?? '');

/** Takes an event over: no default action, and nothing for React, which listens before it has hydrated. */
function intercept(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Answers presses on parts of the page that the application does not have yet: the menu and the questions
 * open, plain texts are copied, anything else is queued and replayed once its part is there.
 *
 * @param start - Starts the application, whatever it was waiting for.
 * @param onUnanswered - Called when a button is pressed that needs the application, and it does not come.
 * @returns Gives the application up: posts the queued forms natively, and queues no more.
 */
export function answerPresses(start: () => void, onUnanswered: () => void): () => void {
  /** Each button once, in order. */
  const queued = new Map<HTMLButtonElement, Press>();
  /** The trigger of the one panel that is open, and the button of the dialog that is. */
  let disclosure: Press | undefined;
  let menu: Press | undefined;
  let hasGivenUp = false;
  let timer: number | undefined;

  const pressOf = (button: HTMLButtonElement): Press => ({ button, find: controlFinder(button) });

  const queue = (press: Press): void => {
    queued.set(press.button, press);
    // Shows at once that it was taken: src/design/global.css.ts.
    press.button.dataset['queued'] = '';
    timer ??= window.setTimeout(giveUp, patience);
  };

  const toggle = (trigger: HTMLButtonElement): void => {
    const wasOpen = disclosure?.button === trigger;
    if (disclosure !== undefined) setOpen(disclosure.button, false);
    disclosure = wasOpen ? undefined : pressOf(trigger);
    if (!wasOpen) setOpen(trigger, true);
  };

  function giveUp(): void {
    hasGivenUp = true;
    for (const button of queued.keys()) {
      delete button.dataset['queued'];
      // `submit()` validates nothing: the browser did so before the press was queued.
      if (button.type === 'submit') button.form?.submit();
      else onUnanswered();
    }
    queued.clear();
  }

  const onClick = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || button.type === 'submit' || !isWaiting(button)) return;
    intercept(event);
    const press = pressOf(button);
    const wait = (): void => {
      if (hasGivenUp) onUnanswered();
      else queue(press);
    };
    const dialog = dialogOf(button);
    if (dialog instanceof HTMLDialogElement) {
      dialog.showModal();
      menu = press;
    } else if (button.ariaExpanded !== null) toggle(button);
    else if (button.dataset['copy'] === undefined) wait();
    else
      copyTextOf(button).catch(() => {
        // The application shows the text. It may have come meanwhile.
        wait();
        replay();
      });
    start();
  };

  const onSubmit = (event: SubmitEvent): void => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.form?.method !== 'post') return;
    if (hasGivenUp || !isWaiting(submitter)) return;
    intercept(event);
    queue(pressOf(submitter));
    start();
  };

  /** Calls back with the control of a press once the application has it. */
  const whenThere = (press: Press | undefined, answer: (control: HTMLElement) => void): void => {
    const control = press?.find();
    if (control && !isWaiting(control)) answer(control);
  };

  const replay = (): void => {
    for (const press of queued.values())
      whenThere(press, (control) => {
        queued.delete(press.button);
        delete press.button.dataset['queued'];
        // A submit is replayed as a click, too.
        control.click();
      });
    whenThere(disclosure, (trigger) => {
      // Closed as it was prerendered, then opened by the application.
      if (disclosure?.button === trigger) setOpen(disclosure.button, false);
      disclosure = undefined;
      trigger.click();
    });
    whenThere(menu, (button) => {
      // An open dialog is gone where its part was drawn anew.
      if (menu?.button !== button) button.click();
      menu = undefined;
    });
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('hydrated', replay);
  return giveUp;
}
