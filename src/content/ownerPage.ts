import { listLengths } from '../api/ownerPage.ts';
import type { WaitlistOverviewProps } from '../sections/WaitlistOverview/WaitlistOverview.tsx';
import { site } from './site.ts';

/** The words of the owner's page, which visitors never see. */
export const ownerPageWords = {
  title: `The waitlist of ${site.product}`,
  statuses: {
    active: 'active',
    unconfirmed: 'unconfirmed',
    quarantined: 'quarantined',
    unsubscribed: 'unsubscribed',
  },
  days: 'Signups in the last 30 days',
  campaigns: {
    caption: 'Signups by campaign',
    columns: ['Campaign', 'Source', 'Signups'],
  },
  noCampaign: '(none)',
  people: `People, the ${listLengths.people} newest`,
  search: { label: 'Email, name, company, note or status', button: 'Search' },
  nobody: 'Nobody matches.',
  note: { label: 'Note', button: 'Save' },
  remove: {
    label: 'Delete',
    question:
      'Removes the signup and all messages of this person for good. Backups made earlier may still hold them.',
    button: 'Delete',
  },
  release: 'Release',
  messages: `Messages, the ${listLengths.messages} newest`,
  noMessages: 'No messages yet.',
  reply: 'Reply to',
  held: 'In quarantine',
  mail: 'Mail',
  backups: 'Backups',
  tryRestore: 'Try to restore the newest',
  download: 'Download everyone on the list as CSV',
  downloadSemicolons: 'The same with semicolons, for Excel where numbers have a decimal comma',
} satisfies WaitlistOverviewProps['words'];
