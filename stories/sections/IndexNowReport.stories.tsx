import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { indexNowCopy } from '../../src/content/indexnow.ts';
import { failedWithStatus, type IndexNowReport as Report } from '../../src/api/indexnow.ts';
import { paths } from '../../src/api/paths.ts';
import { IndexNowReport } from '../../src/sections/IndexNowReport/IndexNowReport.tsx';
import { longText, longWord } from '../support/extremes.ts';

const report: Report = {
  outcome: 'dry_run',
  text: 'Dry run: the site is not live, so nothing was sent. 3 addresses would be submitted.',
  host: 'exampleton.example',
  urls: ['/', '/product', '/answers'].map((path) => `https://exampleton.example${path}`),
  status: null,
  at: '2026-11-21T09:30:00.000Z',
};

const answered = (part: Partial<Report>) => ({
  network: { [`POST ${paths.indexnow}`]: { status: 200, body: { ...report, ...part } } },
});

const meta = {
  title: 'sections/IndexNowReport',
  component: IndexNowReport,
  args: indexNowCopy,
  parameters: { ...answered({}), docs: { story: { height: '1020px' } } },
} satisfies Meta<typeof IndexNowReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The site is not live: the report says what would be sent, and a press asks again. */
export const Default: Story = {};

/** No answer has come yet. */
export const Submitting: Story = {
  parameters: { network: { [`POST ${paths.indexnow}`]: 'pending' } },
};

/** The service accepted the list. */
export const Submitted: Story = {
  parameters: answered({ outcome: 'submitted', text: '3 addresses submitted.', status: 200 }),
};

/** The service refused the list. */
export const Refused: Story = {
  parameters: answered({ outcome: 'failed', text: failedWithStatus(422), status: 422 }),
};

/** The site's own server answered with an error. */
export const ServerError: Story = {
  parameters: { network: { [`POST ${paths.indexnow}`]: { status: 503 } } },
  play: async ({ canvas, step }) => {
    await step('the report names the status', async () => {
      await expect(
        await canvas.findByText('IndexNow submission failed with status 503'),
      ).toBeVisible();
    });
  },
};

/** There is no connection. */
export const Offline: Story = {
  parameters: { network: { [`POST ${paths.indexnow}`]: 'offline' } },
  play: async ({ canvas, step }) => {
    await step('the report says why', async () => {
      await expect(
        await canvas.findByText('IndexNow submission failed: Failed to fetch'),
      ).toBeVisible();
    });
  },
};

/** The longest report the layout must carry. */
export const LongContent: Story = {
  parameters: answered({
    text: longText(400),
    urls: Array.from(
      { length: 60 },
      (_, index) => `https://exampleton.example/answers/a-rather-long-slug-number-${index}`,
    ),
  }),
};

/** An address without a break opportunity stays inside the sheet. */
export const UnbrokenWord: Story = {
  parameters: answered({
    text: longWord,
    host: longWord,
    urls: [`https://exampleton.example/${longWord.repeat(3)}`],
  }),
};
