import { contact } from '../../api/forms/contact.ts';
import { hiddenNames, fieldNames } from '../../api/forms/form.ts';
import { waitlist } from '../../api/forms/waitlist.ts';
import type { DayReport } from '../repositories/days.ts';
import type { Invitation } from '../repositories/invitations.ts';
import type { Message } from '../repositories/messages.ts';
import type { Signup } from '../repositories/signups.ts';

/** A mail without its sender. */
export interface Letter {
  subject: string;
  text: string;
  /** Who gets an answer. */
  replyTo?: { name: string; address: string };
  /** Who gets it; default the owner. */
  to?: string;
  /** Where one request takes the reader off the list, as RFC 8058 describes it. */
  unsubscribe?: string;
}

/** Links of a confirmation. */
interface ConfirmationLinks {
  confirm: string;
  unsubscribe: string;
}

/** What comes before the message itself. */
const headLines = [...fieldNames(contact).filter((name) => name !== 'message'), 'topic'] as const;

/** A field's name as a reader of mail would write it: `UTM source`, `Company`. */
function labelOf(name: string): string {
  const words = name.replace(/^utm_/, 'UTM ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const linesOf = <Name extends string>(
  row: Record<Name, string>,
  names: readonly Name[],
): string[] => names.map((name) => `${labelOf(name)}: ${row[name] || '-'}`);

export const messageLetter = (message: Message): Letter => ({
  replyTo: { name: message.name, address: message.email },
  subject: `Message from ${message.name}${message.topic && ` (${message.topic})`}`,
  text: [...linesOf(message, headLines), '', message.message].join('\n'),
});

export const signupLetter = (signup: Signup): Letter => ({
  replyTo: { name: signup.name, address: signup.email },
  subject: `Signup: ${signup.email}`,
  text: linesOf(signup, [...fieldNames(waitlist), ...hiddenNames(waitlist)]).join('\n'),
});

/** To the person whose address was typed, by whomever. */
export const confirmationLetter = (
  { email }: Signup,
  site: string,
  { confirm, unsubscribe }: ConfirmationLinks,
): Letter => ({
  to: email,
  unsubscribe,
  subject: `Confirm your place on the waitlist of ${site}`,
  text: `Almost there. Someone entered this address on the waitlist of ${site}.

If it was you, open this link within 30 days and press Confirm:
${confirm}

If it was not you, do nothing: we delete your address after 30 days.
No more email from us: ${unsubscribe}`,
});

/** What the owner wrote, to one person; the way off the list is always below it. */
export const invitationLetter = (
  { email, name }: Pick<Signup, 'email' | 'name'>,
  { subject, text }: Invitation,
  unsubscribe: string,
): Letter => ({
  to: email,
  unsubscribe,
  subject,
  text: `${text.replaceAll('{name}', () => name || 'there').trimEnd()}

Leave the waitlist: ${unsubscribe}
`,
});

export const digestLetter = (
  { day, signups, messages, quarantined, campaigns }: DayReport,
  site: string,
): Letter => ({
  subject: `${site} on ${day}: ${signups.new} new on the waitlist, ${messages.new} messages`,
  text: [
    `Waitlist: ${signups.new} new, ${signups.total} in all`,
    `Messages: ${messages.new} new, ${messages.total} in all`,
    `In quarantine: ${quarantined}`,
    ...(campaigns.length > 0 ? ['', 'Where the new ones came from:'] : []),
    ...campaigns.map(
      ({ campaign, source, count }) =>
        `  ${count}  ${campaign || '(no campaign)'}, ${source || '(no source)'}`,
    ),
  ].join('\n'),
});
