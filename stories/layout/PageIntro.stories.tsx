import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageIntro } from '../../src/layout/PageIntro/PageIntro.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'layout/PageIntro',
  component: PageIntro,
  args: {
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Pricing' }],
    heading: 'Pricing',
    lead: 'Join the waitlist for a free trial of seven days.',
  },
} satisfies Meta<typeof PageIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The breadcrumb, the headline and the lead. */
export const Default: Story = {};

/** With more space between the parts, for a column that continues below. */
export const Loose: Story = { args: { spacing: 'loose' } };

/** With less space below the breadcrumb. */
export const Tight: Story = { args: { spacing: 'tight' } };

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: { heading: longText(120), lead: longText(400) } };

/** A word without a break opportunity stays inside the page. */
export const UnbrokenWord: Story = { args: { heading: longWord, lead: longWord } };
