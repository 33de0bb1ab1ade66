/** Whether an element has a lasting id. Ids from React's `useId` may change when a part is drawn anew. */
const isNamed = ({ id }: Element): boolean => id !== '' && !/(?:^|-)_[rR]_/.test(id);

/**
 * Makes a function that finds a control again, even after React has drawn it anew: by its id, or by its place
 * among the elements with its tag in the closest ancestor with a lasting id.
 *
 * @returns Function that looks for the control; it returns null when the control is gone.
 */
export function controlFinder(control: HTMLElement): () => HTMLElement | null {
  const { id, tagName } = control;
  if (isNamed(control)) return () => document.getElementById(id);
  let around: Element | null = control.parentElement;
  while (around !== null && !isNamed(around)) around = around.parentElement;
  const scope = around?.id ?? '';
  const alike = (): HTMLElement[] => [
    ...(document.getElementById(scope) ?? document).querySelectorAll<HTMLElement>(tagName),
  ];
  const place = alike().indexOf(control);
  return () => alike()[place] ?? null;
}
