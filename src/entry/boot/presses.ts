import { controlFinder } from './controlFinder.ts';
import { copyTextOf } from './copy.ts';
import { setOpen } from './disclosure.ts';

/** How long a press waits for the application, in milliseconds. */
const patience = 8000;

interface Press {
  readonly button: HTMLButtonElement;
  /** Finds the control again, even after React has drawn its part anew. */
  readonly find: () => HTMLElement | null;
}

/** Whether the part of the page around an element is not hydrated yet (src/primitives/Takeover). */
const isWaiting = (element: Element): boolean => element.closest('[data-waiting]') !== null;

const dialogOf = ({ dataset }: HTMLElement): HTMLElement | null =>
  document.getElementById(dataset['dialog'] ?? '');

/** Keeps an event from the browser's default action and from React, which listens before it has hydrated. */
function intercept(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Answers presses on parts of the page that are not hydrated yet: opens the menu and the questions, copies
 * plain texts, and queues all other presses, to replay each when its part is hydrated.
 *
 * @param start - Starts the application now, without waiting for an idle browser.
 * @param onUnanswered - Called for a press that only the application can answer, if the application does not load.
 * @returns Function that stops waiting for the application: it posts queued forms natively and ends queuing.
 */
export function answerPresses(start: () => void, onUnanswered: () => void): () => void {
  /** Queued presses in their order, one for each button. */
  const queued = new Map<HTMLButtonElement, Press>();
  /** Press that opened the panel that is open now, and press that opened the menu's dialog, if that is open. */
  let disclosure: Press | undefined;
  let menu: Press | undefined;
  let hasGivenUp = false;
  let timer: number | undefined;

  const pressOf = (button: HTMLButtonElement): Press => ({ button, find: controlFinder(button) });

  const queue = (press: Press): void => {
    queued.set(press.button, press);
    // Styled in src/design/global.css.ts, so that the visitor sees at once that the press counts.
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
      // `submit()` skips validation, but the browser validated the form before the press was queued.
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
      dialog.addEventListener('close', () => (menu = undefined), { once: true });
    } else if (button.ariaExpanded !== null) toggle(button);
    else if (button.dataset['copy'] === undefined) wait();
    else
      copyTextOf(button).catch(() => {
        // The hydrated button shows the text to copy by hand. It may be hydrated by now, so replay at once.
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

  /** Passes the control of a press to `answer` if the part around it is hydrated. */
  const whenThere = (press: Press | undefined, answer: (control: HTMLElement) => void): void => {
    const control = press?.find();
    if (control && !isWaiting(control)) answer(control);
  };

  const replay = (): void => {
    for (const press of queued.values())
      whenThere(press, (control) => {
        queued.delete(press.button);
        delete press.button.dataset['queued'];
        // A click on its submit button also replays a submit.
        control.click();
      });
    if (queued.size === 0) {
      // Answered: a later press waits as long again.
      window.clearTimeout(timer);
      timer = undefined;
    }
    whenThere(disclosure, (trigger) => {
      // To the application the panel is closed: close it here, too, then click to open it. A trigger that was
      // drawn anew is closed already.
      if (disclosure?.button === trigger) setOpen(disclosure.button, false);
      disclosure = undefined;
      trigger.click();
    });
    whenThere(menu, (button) => {
      // If the button is another element, its part was drawn anew and the open dialog is gone: reopen it.
      if (menu?.button !== button) button.click();
      menu = undefined;
    });
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('hydrated', replay);
  return giveUp;
}
