import { type screen, userEvent } from 'storybook/test';

/** Opens the header's menu by keyboard once its file has arrived, and gives its button. */
export async function openMenu(canvas: Pick<typeof screen, 'getByRole'>): Promise<HTMLElement> {
  const button = canvas.getByRole('button', { name: 'Menu' });
  button.focus();
  // Before it has arrived, the browser's own dialog opens, which heeds real keys only.
  await import('../../src/layout/SiteHeader/SiteMenu.tsx');
  await Promise.resolve();
  await userEvent.keyboard('{Enter}');
  return button;
}
