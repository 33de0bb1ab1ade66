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
type Story = StoryObj<typeof meta>;

/** The status region is there from the start, and empty: only then is its first message spoken. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the region waits', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

/** The same message twice is spoken twice, and focus stays where it was. */
export const Repeated: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy' });
    const status = canvas.getByRole('status');
    await step('the message stands in the region', async () => {
      await userEvent.click(button);
      await expect(status).toHaveTextContent('Copied!');
      await expect(button).toHaveFocus();
    });
    await step('a second press replaces it by a new node', async () => {
      const first = status.firstChild;
      await userEvent.click(button);
      await expect(status).toHaveTextContent('Copied!');
      await expect(status.firstChild).not.toBe(first);
    });
  },
};
