import { contact } from '../../contract/forms/contact.ts';
import { carriedNames, fieldNames } from '../../contract/forms/form.ts';
import { waitlist } from '../../contract/forms/waitlist.ts';
import type { DayReport } from '../repositories/days.ts';
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
  text: linesOf(signup, [...fieldNames(waitlist), ...carriedNames(waitlist)]).join('\n'),
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
  text: `This address was typed into the waitlist form of ${site}.

If it was you, confirm it here within 30 days:
${confirm}

If it was not you, there is nothing to do: the address is deleted after 30 days.
Never hear from us again: ${unsubscribe}`,
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
