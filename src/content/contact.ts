import { contact } from '../api/forms/contact.ts';
import type { ContactFormProps } from '../forms/ContactForm/ContactForm.tsx';
import type { ContactPanelsProps } from '../sections/ContactPanels/ContactPanels.tsx';
import {
  companyWords,
  emailErrors,
  formWords,
  nameErrors,
  offline,
  privacyLink,
} from './formWords.ts';
import { calendarLinksOf } from './calendar.ts';
import { site } from './site.ts';
import type { Site } from './siteConfig.ts';
import { ways } from './ways.ts';

export const contactForm = {
  fields: {
    name: {
      label: 'Name',
      errors: { required: 'Enter your name, so that we know who’s asking.', ...nameErrors },
    },
    email: {
      label: 'Email',
      errors: { required: 'Enter your email, so that we can answer.', ...emailErrors },
    },
    company: companyWords,
    message: {
      label: 'Message',
      errors: {
        required: 'Write your message.',
        invalid:
          'The message holds a character that cannot be sent. Type it again, or leave it out.',
        too_long: `Write a message of at most ${contact.fields.message.maxLength.toLocaleString('en-US')} characters.`,
      },
    },
  },
  ...formWords,
  submit: 'Send message',
  submitting: 'Sending...',
  failures: {
    offline,
    rateLimited:
      'Too many messages from your network in a short time. Wait a minute, then press the button again.',
    server: `We could not store your message. What you typed is still here: please try again in a minute, or write to ${site.email}.`,
  },
  success: {
    heading: 'Message sent!',
    text: "We'll get back to you as soon as possible.",
    receipt: {
      title: 'Message',
      lines: [
        { term: 'Status', detail: 'Received' },
        { term: 'Reply', detail: 'From a person, by email' },
      ],
    },
    waysHeading: 'Until then',
    ways: [ways.faq, ways.answers],
  },
  privacy: {
    text: 'We use your details to answer you.',
    link: privacyLink,
  },
  topics: {
    from: {
      faq: 'About: a question from the FAQ',
      accessibility: 'About: the accessibility of this site',
    },
    type: { 'fit-check': 'About: a 15-minute fit check' },
  },
} satisfies ContactFormProps;

/** The panels, with the owner's answer time and calendar link, where site.json has them. */
export const contactPanelsOf = (own: Pick<Site, 'answerTime' | 'calendarUrl'>) =>
  ({
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Contact' }],
    heading: 'Contact us',
    lead: `Ask about the product, the waitlist, your data or security. ${own.answerTime === '' ? 'A person reads every message and replies by email.' : `A person replies by email within ${own.answerTime}.`}`,
    formHeading: 'Your message',
    facts: [
      { term: 'Company', detail: site.product },
      { term: 'Location', detail: site.place },
      { term: 'Support', detail: site.email, to: `mailto:${site.email}` },
      ...calendarLinksOf(own).map(({ label, to }) => ({ term: 'Fit check', detail: label, to })),
    ],
    quickStart: {
      heading: 'Quick start',
      text: 'Drafts a hiring plan, once your trial opens.',
      link: { label: 'Generate my blueprint', to: site.generateUrl },
    },
  }) satisfies Omit<ContactPanelsProps, 'form'>;

export const contactPanels = contactPanelsOf(site);
