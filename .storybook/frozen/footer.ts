import { waitFor } from 'storybook/test';

/** Waits for the theme switch, which the footer loads lazily, so that no picture is taken without it. */
export async function footerInPlace({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement;
}): Promise<void> {
  await waitFor(() => {
    const footer = canvasElement.querySelector('footer');
    if (footer !== null && footer.querySelector('[role="radiogroup"]') === null)
      throw new Error('The footer has no switch of themes yet.');
  });
}
