import type { IndexNowCopy } from '../sections/IndexNowReport/IndexNowReportView.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';

export const indexNowHeader = {
  eyebrow: 'Site tools',
  heading: 'Indexing test',
  lead: 'Opening this page asks our server to tell search engines which pages of this site changed. While the site is not live, it says what it would send and sends nothing.',
} satisfies PageHeaderProps;

export const indexNowCopy = {
  heading: 'Report',
  submit: 'Submit again',
  submitting: 'Submitting the addresses of this site...',
  withoutScript:
    'This test needs JavaScript. After a deploy, the command npm run indexnow does the same.',
  lines: {
    outcome: 'Outcome',
    host: 'Host',
    status: 'Status',
    at: 'Time',
    urls: 'Addresses',
  },
  outcomes: {
    dry_run: 'Dry run: nothing was sent',
    submitted: 'Submitted',
    unchanged: 'Nothing to submit',
    cooling_down: 'Waiting: nothing was sent',
    failed: 'Failed',
  },
  notAsked: 'none: the service was not asked, or gave no answer',
} satisfies IndexNowCopy;
