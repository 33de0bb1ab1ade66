import type { Meta, StoryObj } from '@storybook/react-vite';
import { ninetyDayStrip } from '../../src/content/artifacts.ts';
import { NinetyDayStrip } from '../../src/illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/NinetyDayStrip',
  component: NinetyDayStrip,
  args: ninetyDayStrip,
} satisfies Meta<typeof NinetyDayStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One thing to check at each mark. */
export const Default: Story = {};

/** The longest copy the sheet must carry. */
export const LongContent: Story = {
  args: {
    marks: ninetyDayStrip.marks.map((mark) => ({
      ...mark,
      kpi: longText(120),
      meaning: longText(160),
    })),
    note: longText(240),
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = {
  args: {
    marks: ninetyDayStrip.marks.map((mark) => ({ ...mark, kpi: longWord, meaning: longWord })),
  },
};
