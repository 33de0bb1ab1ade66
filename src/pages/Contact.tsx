import { contactForm, contactPanels } from '../content/contact.ts';
import { closingCall, closingForm } from '../content/emailForm.ts';
import { site } from '../content/site.ts';
import { ContactForm } from '../forms/ContactForm/ContactForm.tsx';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { ContactPanels } from '../sections/ContactPanels/ContactPanels.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Contact us',
  description: `Send us a question about sales hiring, the waitlist, your data or security. A person reads every message and replies by email. Based in ${site.place}.`,
  breadcrumb: contactPanels.breadcrumb,
} satisfies PageMeta;

export function Contact() {
  return (
    <>
      <ContactPanels {...contactPanels} form={<ContactForm {...contactForm} />} />
      <CallToAction {...closingCall} form={<WaitlistForm {...closingForm('contact')} />} />
    </>
  );
}
