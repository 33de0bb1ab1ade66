import type { Meta, StoryObj } from '@storybook/react-vite';
import { howItWorksHeader } from '../../src/content/howItWorks.ts';
import { productForm, productHeader } from '../../src/content/product.ts';
import { WaitlistForm } from '../../src/forms/WaitlistForm/WaitlistForm.tsx';
import { PageHeader } from '../../src/sections/PageHeader/PageHeader.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/PageHeader',
  component: PageHeader,
  args: {
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Answers' }],
    eyebrow: 'Answers',
    heading: 'Answers about hiring salespeople',
    lead: 'Practical guides to sales hiring. Each one names its sources and says what it does not prove.',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The breadcrumb, a label, the headline and the lead. */
export const Default: Story = {};

/** The headline alone. */
export const HeadingOnly: Story = {
  render: ({ heading }) => <PageHeader heading={heading} />,
};

/** With the button to join, and a second one for visitors who want to see more first. */
export const WithActions: Story = { args: howItWorksHeader };

/** With the form beside the copy. */
export const WithForm: Story = {
  args: { ...productHeader, form: <WaitlistForm {...productForm} /> },
};

/** The strongest accent of its page, on a dark band. */
export const Inverse: Story = { args: { ...howItWorksHeader, tone: 'inverse' } };

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: { heading: longText(120), lead: longText(400) } };

/** A word without a break opportunity stays inside the page. */
export const UnbrokenWord: Story = { args: { heading: longWord, lead: longWord } };
