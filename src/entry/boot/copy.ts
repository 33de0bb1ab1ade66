import { COPIED_FOR } from '../../primitives/CopyButton/copiedFor.ts';

/**
 * Copies the text of a copy button and confirms it in the button and to screen readers. Call it while the
 * press is being handled: Safari refuses to copy later.
 *
 * @throws Error when the browser refuses to copy.
 */
export async function copyTextOf(button: HTMLButtonElement): Promise<void> {
  const { copy = '', copied } = button.dataset;
  await navigator.clipboard.writeText(copy);
  const [label, hidden] = button.querySelectorAll('span');
  // `data-copied` is missing while the button still shows 'Copied!' after an earlier press.
  if (copied === undefined || !label) return;
  delete button.dataset['copied'];
  const words = [...label.childNodes];
  label.textContent = copied;
  // A separate alert: the button's own status element belongs to React, which has not hydrated it yet.
  const spoken = document.createElement('p');
  spoken.role = 'alert';
  spoken.className = hidden?.className ?? '';
  spoken.textContent = copied;
  document.body.append(spoken);
  setTimeout(() => {
    label.replaceChildren(...words);
    button.dataset['copied'] = copied;
    spoken.remove();
  }, COPIED_FOR);
}
