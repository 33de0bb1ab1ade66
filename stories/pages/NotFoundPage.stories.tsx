import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answerSummaries } from '../../src/articles/answersData.ts';
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx';

const meta = { title: 'pages/NotFoundPage', component: NotFoundPage } satisfies Meta<
  typeof NotFoundPage
>;

export default meta;

/** What every unknown address shows. */
export const Default: StoryObj<typeof meta> = {
  parameters: { route: '/no-such-page' },
};

/** For an address that looks like an article's, the page suggests the nearest articles. */
export const WithSuggestions: StoryObj<typeof meta> = {
  parameters: {
    route: '/answers/competency-rubrik',
    network: {
      'GET /answer-names.json': { status: 200, body: { names: answerSummaries(), parts: [] } },
    },
  },
  play: async ({ canvas, step }) => {
    await step('the nearest article comes first', async () => {
      const links = await canvas.findAllByRole('link', { name: /rubric|competencies/ });
      await expect(links[0]).toHaveAttribute('href', '/answers/sales-competency-rubric');
    });
  },
};
