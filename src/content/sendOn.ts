import type { SendOnProps } from '../sections/SendOn/SendOn.tsx';

/** What `/pricing/joined` offers to whoever has just joined. */
export const sendOn = {
  heading: 'Who else is on your hiring team?',
  text: 'Send them this link. We note that they came through it, and write only to people who ask us to.',
  linkLabel: 'Your link',
  copy: {
    label: 'Copy the link',
    subject: 'Link for a colleague',
    words: { copied: 'Copied!', refused: 'Press Ctrl+C or ⌘C to copy the link' },
  },
  share: 'Share it',
  title: 'Hire salespeople on evidence',
} satisfies SendOnProps;
