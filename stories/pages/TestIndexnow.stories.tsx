import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IndexNowReport } from '../../src/api/indexnow.ts';
import { paths } from '../../src/api/paths.ts';
import { TestIndexnow } from '../../src/pages/TestIndexnow.tsx';

const report: IndexNowReport = {
  outcome: 'dry_run',
  text: 'Dry run: the site is not live, so nothing was sent. 1 address would be submitted.',
  host: 'exampleton.example',
  urls: ['https://exampleton.example/'],
  status: null,
  at: '2026-11-21T09:30:00.000Z',
};

const meta = {
  title: 'pages/TestIndexnow',
  component: TestIndexnow,
  parameters: {
    network: { [`POST ${paths.indexnow}`]: { status: 200, body: report } },
    docs: { story: { height: '900px' } },
  },
} satisfies Meta<typeof TestIndexnow>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};
