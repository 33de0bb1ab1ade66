import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Read } from '../../src/pages/Read.tsx';
import { readerData, thin } from '../support/reading.ts';

const meta = {
  title: 'pages/Read',
  component: Read,
  args: readerData,
} satisfies Meta<typeof Read>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page, with the sample. */
export const Default: Story = {};

/** A posting is pasted, a question answered, and the sixth competency swapped in. */
export const Pasted: Story = {
  play: async ({ canvas, step }) => {
    await step('paste', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: /^Job description/ }));
      await userEvent.paste(thin);
      await expect(await canvas.findByText('Your text')).toBeVisible();
    });
    await step('an answer says what it does', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Four or more' }));
      await expect(await canvas.findByText(/^Multi-threading (?:comes in|moves up)/)).toBeVisible();
    });
    await step('a swap keeps the focus on its button', async () => {
      const [swap] = canvas.getAllByRole('button', { name: /: Swap for/ });
      if (swap === undefined) throw new Error('Nothing can be swapped.');
      const before = swap.textContent;
      await userEvent.click(swap);
      await expect(swap).toHaveFocus();
      await expect(swap.textContent).not.toBe(before);
    });
  },
};
