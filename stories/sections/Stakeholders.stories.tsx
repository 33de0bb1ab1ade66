import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

/** The first of five audiences. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    for (const { name, problems, solution } of stakeholders.audiences)
      await step(`choosing ${name} shows their problems and what changes`, async () => {
        await userEvent.click(canvas.getByRole('radio', { name }));
        await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(name);
        for (const sentence of [...problems, solution])
          await expect(canvas.getByText(sentence)).toBeVisible();
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
