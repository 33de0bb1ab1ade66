import { COPIED_FOR } from '../../primitives/CopyButton/copiedFor.ts';

/**
 * Copies the text of a copy button while the press lasts, without which Safari refuses, and says so in
 * the button and to screen readers.
 *
 * @throws where the browser refuses.
 */
export async function copyTextOf(button: HTMLButtonElement): Promise<void> {
  const { copy = '', copied } = button.dataset;
  await navigator.clipboard.writeText(copy);
  const [label, hidden] = button.querySelectorAll('span');
  // Without `data-copied`, 'Copied!' is on show already.
  if (copied === undefined || !label) return;
  delete button.dataset['copied'];
  const words = [...label.childNodes];
  label.textContent = copied;
  // Beside the application's own status, which React has yet to take over.
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
