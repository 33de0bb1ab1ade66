/** Whether an element has an id that stays: those that React makes are others in a part drawn anew. */
const isNamed = ({ id }: Element): boolean => id !== '' && !/(?:^|-)_[rR]_/.test(id);

/**
 * Finds a control again, also where React has drawn it anew: by its id, or by its place among the elements
 * of its kind in the next ancestor with an id.
 *
 * @returns looks for it; null where it is gone.
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
