import { closingCall, closingForm } from '../content/emailForm.ts';
import { sent } from '../content/sent.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { Outcome } from '../sections/Outcome/Outcome.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Message sent',
  description: 'Your message has arrived. A person will read it and get back to you by email.',
  indexed: false,
} satisfies PageMeta;

export function ContactSent() {
  return (
    <>
      <Outcome {...sent} />
      <CallToAction {...closingCall} form={<WaitlistForm {...closingForm('contact')} />} />
    </>
  );
}
