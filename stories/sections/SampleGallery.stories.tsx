import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { samplesIntro, samplesNotes, samplesOf } from '../../src/content/samples.ts';
import { CodeSheet } from '../../src/illustrations/CodeSheet/CodeSheet.tsx';
import { EvidencePack } from '../../src/illustrations/EvidencePack/EvidencePack.tsx';
import { SampleGallery } from '../../src/sections/SampleGallery/SampleGallery.tsx';
import { longText, longWord } from '../support/extremes.ts';

const { items, pack, scores } = samplesOf(accountExecutive);

const meta = {
  title: 'sections/SampleGallery',
  component: SampleGallery,
  args: {
    ...samplesIntro,
    items,
    roleSwitch: null,
    notes: samplesNotes,
    pictures: items.map(({ heading }, index) =>
      index < 2 ? (
        <EvidencePack key={heading} {...pack} />
      ) : (
        <CodeSheet key={heading} {...scores} />
      ),
    ),
  },
} satisfies Meta<typeof SampleGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two large sheets, then three. */
export const Default: Story = {};

/** The longest copy each part must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    items: items.map((item) => ({
      ...item,
      heading: item.heading + longText(60),
      text: longText(240),
    })),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    items: items.map((item) => ({
      ...item,
      heading: `${item.heading} ${longWord}`,
      text: longWord,
    })),
  },
};
