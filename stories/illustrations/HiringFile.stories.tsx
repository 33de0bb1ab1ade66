import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { sellingContext, sjtCard } from '../../src/content/artifacts.ts';
import { howItWorksFiles } from '../../src/content/howItWorks.ts';
import { HiringFile } from '../../src/illustrations/HiringFile/HiringFile.tsx';
import { SellingContext } from '../../src/illustrations/SellingContext/SellingContext.tsx';
import { SjtCard } from '../../src/illustrations/SjtCard/SjtCard.tsx';
import { longText, longWord } from '../support/extremes.ts';

const [first, , third] = howItWorksFiles;
if (first === undefined || third === undefined)
  throw new Error('The file has fewer than three steps.');

const meta = {
  title: 'illustrations/HiringFile',
  component: HiringFile,
  args: { ...third, children: <SjtCard {...sjtCard} /> },
  parameters: pictured({ modes: ['desktop', 'phone', 'forced-colors', 'print'] }),
} satisfies Meta<typeof HiringFile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The third of five steps: two parts before it are done, two after it are still to come. */
export const Default: Story = {};

/** The first step: the other parts are still to come. */
export const FirstStep: Story = {
  args: { ...first, children: <SellingContext {...sellingContext} /> },
};

/** The longest copy. */
export const LongContent: Story = {
  args: {
    parts: third.parts.map(({ label }) => ({
      label: `${label} ${longText(30)}`,
      brief: longText(120),
    })),
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = {
  args: {
    parts: third.parts.map((_, place) => ({ label: `${place} ${longWord}`, brief: longWord })),
  },
};
