import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { pageLayout } from '../../src/content/navigation.ts';
import { CallBar } from '../../src/layout/CallBar/CallBar.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'layout/CallBar',
  component: CallBar,
  args: { action: pageLayout.header.action, currentPath: '/' },
  decorators: [
    (Bar) => (
      <div style={{ position: 'relative', minHeight: '250vh' }}>
        <span id="hero-form" />
        <Bar />
      </div>
    ),
  ],
  parameters: pictured({ modes: ['phone', 'tablet'] }),
} satisfies Meta<typeof CallBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the lower edge of windows narrow enough for the menu. In wider windows the header has this button. */
export const Default: Story = {};

/** The longest label it must carry. */
export const LongContent: Story = {
  args: { action: { ...pageLayout.header.action, label: longText(60) } },
};

/** A label without a break opportunity stays in the window. */
export const UnbrokenWord: Story = {
  args: { action: { ...pageLayout.header.action, label: longWord } },
};
