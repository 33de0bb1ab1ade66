import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { LongDate } from '../../src/primitives/LongDate/LongDate.tsx';

const meta = {
  title: 'primitives/LongDate',
  component: LongDate,
  args: { date: '2025-09-19' },
  parameters: pictured({ modes: ['desktop', 'dark'] }),
} satisfies Meta<typeof LongDate>;

export default meta;

/** The date in words; `datetime` has it as it was given. */
export const Default: StoryObj<typeof meta> = {};
