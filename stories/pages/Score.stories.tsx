import type { Meta, StoryObj } from '@storybook/react-vite';
import { Score } from '../../src/pages/Score.tsx';

const meta = { title: 'pages/Score', component: Score } satisfies Meta<typeof Score>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page. */
export const Default: Story = {};

/** Opened by a link that somebody shared: the result, and a way to play. */
export const SharedLink: Story = {
  beforeEach: () => {
    window.history.replaceState(window.history.state, '', '#s=34242');
    return () => window.history.replaceState(window.history.state, '', window.location.search);
  },
};
