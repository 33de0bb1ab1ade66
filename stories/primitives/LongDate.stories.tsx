import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { LongDate } from '../../src/primitives/LongDate/LongDate.tsx';

const meta = {
  title: 'primitives/LongDate',
  component: LongDate,
  args: { date: '2025-09-19' },
  parameters: pictured({ modes: ['desktop', 'dark'] }),
} satisfies Meta<typeof LongDate>;

export default meta;

/** The day in words, and for machines as it was given. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    await step('the day is the same in every time zone', async () => {
      await expect(canvas.getByText('September 19, 2025')).toHaveAttribute(
        'datetime',
        '2025-09-19',
      );
    });
  },
};
