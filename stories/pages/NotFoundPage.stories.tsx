import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx';

const meta = { title: 'pages/NotFoundPage', component: NotFoundPage } satisfies Meta<
  typeof NotFoundPage
>;

export default meta;

/** What every unknown address shows, without header and footer. */
export const Default: StoryObj<typeof meta> = {
  parameters: { route: '/no-such-page' },
};
