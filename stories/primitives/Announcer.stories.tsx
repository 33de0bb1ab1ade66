import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Announcer, useAnnounce } from '../../src/primitives/Announcer/Announcer.tsx';
import { Button } from '../../src/primitives/Button/Button.tsx';

function Speaker() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Copied!')}>Copy</Button>;
}

const meta = {
  title: 'primitives/Announcer',
  component: Announcer,
  args: { children: <Speaker /> },
} satisfies Meta<typeof Announcer>;

export default meta;

/**
 * The region is in the page before its first message, which otherwise would not be spoken. The same message
 * twice is spoken twice.
 */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    const status = canvas.getByRole('status');
    await step('the region waits', async () => {
      await expect(status).toBeEmptyDOMElement();
    });
    await step('the message stands in the region', async () => {
      await userEvent.click(button);
      await expect(status).toHaveTextContent('Copied!');
      await expect(button).toHaveFocus();
    });
    await step('a second press changes it, by a space that nobody sees', async () => {
      const first = status.textContent;
      await userEvent.click(button);
      await expect(status).toHaveTextContent('Copied!');
      await expect(status.textContent).not.toBe(first);
    });
  },
};
