import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { paths } from '../../src/api/paths.ts';
import { joinedHeading } from '../../src/content/pricing.ts';
import { waitlistForm } from '../../src/content/waitlistForm.ts';
import { Pricing } from '../../src/pages/Pricing.tsx';
import { accepted } from '../support/posting.ts';

const meta = { title: 'pages/Pricing', component: Pricing } satisfies Meta<typeof Pricing>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {
  parameters: {
    ...pictured({ modes: ['desktop', 'tablet', 'phone', 'wide', 'dark'] }),
    route: '/pricing',
  },
};

/** After the visitor has joined: the receipt, and above it a heading that no longer asks to join. */
export const Joined: StoryObj<typeof meta> = {
  parameters: {
    ...pictured({ modes: ['desktop', 'phone'] }),
    route: '/pricing',
    network: { [`POST ${paths.waitlist}`]: accepted },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Work email/ }), 'ana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: waitlistForm.submit }));
    const heading = await canvas.findByRole('heading', { name: waitlistForm.success.heading });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(joinedHeading);
  },
};
