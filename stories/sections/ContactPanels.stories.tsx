import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactForm, contactPanels, contactPanelsOf } from '../../src/content/contact.ts';
import { ContactForm } from '../../src/forms/ContactForm/ContactForm.tsx';
import { ContactPanels } from '../../src/sections/ContactPanels/ContactPanels.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/ContactPanels',
  component: ContactPanels,
  args: { ...contactPanels, form: <ContactForm {...contactForm} /> },
} satisfies Meta<typeof ContactPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form; beside it who we are, where we are, and what a visitor can do instead of writing. */
export const Default: Story = {};

/** With the owner's answer time and the address of a booking calendar, once these are configured. */
export const Settled: Story = {
  args: contactPanelsOf({
    answerTime: 'one business day',
    calendarUrl: 'https://calendar.exampleton.example/fit-check',
  }),
};

/** The longest words around the form. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    lead: longText(300),
    facts: [{ term: longText(40), detail: longText(120) }],
    quickStart: {
      heading: longText(60),
      text: longText(240),
      link: { label: longText(80), to: 'https://app.exampleton.example/generate' },
    },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    facts: [{ term: longWord, detail: longWord, to: `mailto:${longWord}@exampleton.example` }],
  },
};
