import { type screen, userEvent } from 'storybook/test';

/** Opens the header's menu by keyboard once the menu's script has loaded; returns the button that opens it. */
export async function openMenu(canvas: Pick<typeof screen, 'getByRole'>): Promise<HTMLElement> {
  const button = canvas.getByRole('button', { name: 'Menu' });
  button.focus();
  // Before the script has loaded, the browser itself opens the menu, but only for real keys.
  await import('../../src/layout/SiteHeader/SiteMenu.tsx');
  await Promise.resolve();
  await userEvent.keyboard('{Enter}');
  return button;
}
