import type { Meta, StoryObj } from '@storybook/react-vite';
import { coachCard, evidencePack, ninetyDayStrip } from '../../src/content/artifacts.ts';
import { pillars } from '../../src/content/product.ts';
import { CoachCard } from '../../src/illustrations/CoachCard/CoachCard.tsx';
import { EvidencePack } from '../../src/illustrations/EvidencePack/EvidencePack.tsx';
import { NinetyDayStrip } from '../../src/illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import { Pillars, type PillarsProps } from '../../src/sections/Pillars/Pillars.tsx';
import { longText, longWord } from '../support/extremes.ts';

const items: PillarsProps['items'] = [
  {
    ...pillars.evidence,
    layout: 'start',
    tone: 'inverse',
    picture: <EvidencePack {...evidencePack} />,
  },
  { ...pillars.coaching, layout: 'end', picture: <CoachCard {...coachCard} /> },
  {
    ...pillars.outcomes,
    layout: 'above',
    tone: 'sunken',
    picture: <NinetyDayStrip {...ninetyDayStrip} />,
  },
];

/** What the product does, one band each, every one ending in a sheet of the example. */
const meta = {
  title: 'sections/Pillars',
  component: Pillars,
  argTypes: {
    items: {
      description: 'What the product does, in order.',
      table: { type: { summary: 'readonly Pillar[]' } },
    },
  },
  args: { items },
} satisfies Meta<typeof Pillars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three layouts on the three backgrounds. */
export const Default: Story = {};

/** The longest copy each layout must carry. */
export const LongContent: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      heading: `${item.heading}: ${longText(70)}`,
      text: longText(520),
      note: longText(240),
    })),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    items: items.map((item) => ({ ...item, heading: item.heading + longWord, text: longWord })),
  },
};
