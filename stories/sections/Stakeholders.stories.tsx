import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stakeholders } from '../../src/content/product.ts';
import { Stakeholders } from '../../src/sections/Stakeholders/Stakeholders.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/Stakeholders',
  component: Stakeholders,
  args: stakeholders,
} satisfies Meta<typeof Stakeholders>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five audiences, all of them open to read. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('problems and solution of every audience can be read at once', async () => {
      const section = within(canvas.getByRole('region', { name: stakeholders.heading }));
      for (const { name, problems, solution } of stakeholders.audiences) {
        await expect(section.getByRole('heading', { name, level: 3 })).toBeVisible();
        for (const sentence of [...problems, solution])
          await expect(section.getByText(sentence)).toBeVisible();
      }
    });
  },
};

/** The longest copy the ledger must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    lead: longText(300),
    audiences: stakeholders.audiences.map((audience) => ({
      ...audience,
      name: longText(60),
      problems: [longText(180), longText(150)],
      solution: longText(280),
    })),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    audiences: stakeholders.audiences.map((audience) => ({
      ...audience,
      name: longWord,
      problems: [longWord],
      solution: longWord,
    })),
  },
};
