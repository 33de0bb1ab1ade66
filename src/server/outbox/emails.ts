import { contact } from '../../api/forms/contact.ts';
import { hiddenNames, fieldNames } from '../../api/forms/form.ts';
import { waitlist } from '../../api/forms/waitlist.ts';
import type { DayReport } from '../repositories/days.ts';
import type { Invitation } from '../repositories/invitations.ts';
import type { Signup } from '../repositories/signups.ts';
import type { Links } from './links.ts';
import type { Notice } from './notice.ts';
import { count, mailWords, pauseLines, pauseWords } from '../words.ts';

export interface Email {
  subject: string;
  text: string;
  /** Where an answer goes. Default: the sender. */
  replyTo?: { name: string; address: string };
  /** Address of the recipient. Default: the owner. */
  to?: string;
  /** Address for the one-click unsubscription of RFC 8058. */
  unsubscribe?: string;
}

/** Fields as lines for people to read: `UTM source: fair`, `Company: -`. */
const linesOf = <Name extends string>(row: Record<Name, string>, names: Name[]): string[] =>
  names.map((name) => {
    const label = name.replace(/^utm_/, 'UTM ').replace(/^landing_/, 'Landing ');
    return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${row[name] || '-'}`;
  });

/** The owner's text to one person, always with the unsubscribe link below it. */
export const invitationEmail = (
  { email, name }: Pick<Signup, 'email' | 'name'>,
  { subject, text }: Invitation,
  unsubscribe: string,
): Email => {
  const addressed = (words: string) => words.replaceAll('{name}', () => name || 'there');
  return {
    to: email,
    unsubscribe,
    subject: addressed(subject),
    text: `${addressed(text).trimEnd()}

Leave the waitlist: ${unsubscribe}
`,
  };
};

const digestEmail = (
  { day, signups, messages, quarantined, campaigns, mail }: DayReport,
  site: string,
): Email => ({
  subject: `${site} on ${day}: ${signups.new} new on the waitlist, ${count(messages.new, 'message')}`,
  text: [
    `Waitlist: ${signups.new} new, ${signups.total} in all`,
    `Messages: ${messages.new} new, ${messages.total} in all`,
    `In quarantine: ${quarantined}`,
    ...mailWords(mail),
    ...pauseLines(mail),
    ...(campaigns.length > 0 ? ['', 'Where the new ones came from:'] : []),
    ...campaigns.map(
      ({ campaign, source, count: people }) =>
        `  ${people}  ${campaign || '(no campaign)'}, ${source || '(no source)'}`,
    ),
  ].join('\n'),
});

/** The email for a notice; `site` is the site's host name. */
export function emailOf(notice: Notice, site: string, links: Links, now: Date): Email {
  if (notice.kind === 'digest') return digestEmail(notice.report, site);
  if (notice.kind === 'pause')
    return { subject: `Mail to people is paused: ${site}`, text: pauseWords(notice.subject) };
  if (notice.kind === 'message') {
    const { name, email, topic, message } = notice.message;
    const fields = fieldNames(contact).filter((field) => field !== 'message');
    return {
      replyTo: { name, address: email },
      subject: `Message from ${name}${topic && ` (${topic})`}`,
      text: [...linesOf(notice.message, [...fields, 'topic']), '', message].join('\n'),
    };
  }
  const { id, name, email, status } = notice.signup;
  if (notice.kind === 'signup')
    return {
      replyTo: { name, address: email },
      subject: `Signup: ${email}`,
      text: linesOf(notice.signup, [...fieldNames(waitlist), ...hiddenNames(waitlist)]).join('\n'),
    };
  const unsubscribe = links.to('unsubscribe', id, now);
  if (notice.kind === 'invitation')
    return invitationEmail(notice.signup, notice.invitation, unsubscribe);
  const hasLeft = status === 'unsubscribed';
  return {
    to: email,
    unsubscribe,
    subject: `Confirm your place on the waitlist of ${site}`,
    // Does not assume that the reader signed up: somebody else may have entered the address.
    text: `Almost there. Someone entered this address on the waitlist of ${site}${hasLeft ? ', which you had left' : ''}.

If it was you, open this link within 30 days and press Confirm:
${links.to('confirm', id, now)}

If it was not you, do nothing: ${hasLeft ? 'you stay off the list' : 'we delete your address after 30 days'}.
No more email from us: ${unsubscribe}`,
  };
}
