import type { Meta, StoryObj } from '@storybook/react-vite';
import { lawDates } from '../../src/content/lawDates.ts';
import { DateLine } from '../../src/illustrations/DateLine/DateLine.tsx';
import { longText, longWord } from '../support/extremes.ts';

const filledWith = (text: string) => ({
  parts: lawDates.parts.map((part) => ({
    ...part,
    dates: part.dates.slice(0, 2).map((entry) => ({ ...entry, place: text, what: text })),
  })),
});

const meta = {
  title: 'illustrations/DateLine',
  component: DateLine,
  args: lawDates,
} satisfies Meta<typeof DateLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is in force, and what comes next. */
export const Default: Story = {};

/** The longest copy the sheet must carry. */
export const LongContent: Story = { args: filledWith(longText(120)) };

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = { args: filledWith(longWord) };
