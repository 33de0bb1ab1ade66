import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OwnerPage } from '../../src/api/ownerPage.ts';
import { ownerPageWords } from '../../src/content/ownerPage.ts';
import { WaitlistOverview } from '../../src/sections/WaitlistOverview/WaitlistOverview.tsx';
import { longText, longWord } from '../support/extremes.ts';

const counts = [
  0, 2, 1, 0, 4, 3, 5, 2, 0, 1, 6, 9, 4, 3, 2, 5, 7, 3, 1, 0, 2, 4, 8, 6, 5, 3, 2, 4, 9, 11,
];

const person = {
  id: 'ann',
  email: 'ann@example.com',
  name: 'Ann Example',
  company: 'Example & Sons',
  campaign: 'letter',
  status: 'active, confirmed, invited',
  isQuarantined: false,
  joined: '2026-11-21 09:30',
  note: 'Wants to try it with two SDRs',
};

const message = {
  id: 'hello',
  name: 'Cy Example',
  email: 'cy@example.com',
  text: 'Does the trial cover two roles?\n\nThank you',
  sent: '2026-11-22 14:05',
  isQuarantined: false,
};

const page: OwnerPage = {
  query: '',
  signups: { active: 98, quarantined: 3, unconfirmed: 0, unsubscribed: 2 },
  byDay: counts.map((count, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    count,
  })),
  byCampaign: [
    { campaign: 'letter', source: 'newsletter', count: 61 },
    { campaign: '', source: '', count: 42 },
  ],
  people: [
    person,
    {
      ...person,
      id: 'bo',
      email: 'bo@example.com',
      name: '',
      status: 'quarantined, mail waiting',
      isQuarantined: true,
      note: '',
    },
  ],
  messages: [message],
  mail: [
    'Mail to people: 61 confirmed (2 requests waiting), 40 invitations sent (0 waiting), 1 bounced, 0 asked again after leaving',
    'Outbox: 2 waiting to be passed on, 0 of them failing',
  ],
  backup: 'The newest backup is 5 hours old.',
};

const meta = {
  title: 'sections/WaitlistOverview',
  component: WaitlistOverview,
  args: { words: ownerPageWords, page },
} satisfies Meta<typeof WaitlistOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A month of signups, the newest people and messages. */
export const Default: Story = {};

/** Before anybody has joined. */
export const Empty: Story = {
  args: {
    page: {
      ...page,
      signups: { active: 0, quarantined: 0, unconfirmed: 0, unsubscribed: 0 },
      byDay: page.byDay.map(({ day }) => ({ day, count: 0 })),
      byCampaign: [],
      people: [],
      messages: [],
      backup: 'There is no backup. Set BACKUP_DIR to have them made.',
    },
  },
};

/** Too many addresses were refused, so nobody gets mail until the owner has looked. */
export const MailPaused: Story = {
  args: {
    page: {
      ...page,
      paused:
        "Mail to people has been paused since 2026-11-27 10:00 (UTC): five addresses in a row, or a fifth of an hour's mail, were refused as not existing.",
      people: [{ ...person, status: 'active, bounced' }],
    },
  },
};

/** After a note was saved. */
export const Noted: Story = {
  args: { page: { ...page, query: 'ann', people: [person], notice: 'The note is saved.' } },
};

/** Deleting takes two presses, and the second button names the person. */
export const AskingToDelete: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the button is not in sight', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Delete ann@example.com' }),
      ).not.toBeVisible();
    });
    await step('the fold shows it', async () => {
      const [fold] = canvas.getAllByText('Delete');
      if (fold) await userEvent.click(fold);
      await expect(canvas.getByRole('button', { name: 'Delete ann@example.com' })).toBeVisible();
    });
  },
};

/** The longest text that people can send. */
export const LongContent: Story = {
  args: {
    page: {
      ...page,
      people: [{ ...person, name: longText(80), company: longText(120), note: longText(300) }],
      messages: [{ ...message, name: longText(80), text: longText(900) }],
    },
  },
};

/** Words without a break opportunity stay in their column. */
export const UnbrokenWord: Story = {
  args: {
    page: {
      ...page,
      people: [{ ...person, email: `${longWord}@example.com`, company: longWord }],
      messages: [{ ...message, name: longWord, text: longWord }],
    },
  },
};
