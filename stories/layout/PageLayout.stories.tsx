import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { pageLayout } from '../../src/content/navigation.ts';
import { PageLayout } from '../../src/layout/PageLayout/PageLayout.tsx';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'layout/PageLayout',
  component: PageLayout,
  args: { ...pageLayout, pathname: '/', children: <Heading level={1}>The page</Heading> },
  parameters: pictured({ modes: ['desktop', 'phone'] }),
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The footer is at the bottom of the window even if the page is short. */
export const Default: Story = {};

/** A page that another page embeds has no header and no footer. */
export const Embedded: Story = {
  args: { isAlone: true },
};

/** A long skip link, which is visible while it has focus. */
export const LongContent: Story = {
  args: { skipLink: longText(120) },
  parameters: pictured({ modes: ['focus'] }),
};

/** A skip link without a break opportunity, visible while it has focus. */
export const UnbrokenWord: Story = {
  args: { skipLink: longWord },
  parameters: pictured({ modes: ['focus'] }),
};
