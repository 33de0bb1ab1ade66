import type { MailState } from './repositories/mail.ts';
import type { PeopleRows, Person } from './repositories/rows.ts';
import { dayOf, hourMs, toMinute } from './time.ts';

/** `1 signup`, `2 signups`. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;

/** `1 person`, `2 people`. */
export const countPersons = (number: number): string => count(number, 'person', 'people');

/** `1 signup and 2 messages`. */
export const countOfBoth = ({ signups, messages }: PeopleRows): string =>
  `${count(signups, 'signup')} and ${count(messages, 'message')}`;

/** Says why mail to people is paused, and what the owner can do. `since` is ISO 8601 in UTC. */
export function pauseWords(since: string): string {
  const before = new Date(Date.parse(since) - hourMs).toISOString().slice(0, 16);
  return `Mail to people has been paused since ${toMinute(since)} (UTC): five addresses in a row, or a fifth of an hour's mail, were refused as not existing. Nobody is lost. Find out why in your mail server's log. If the addresses are right, "waitlist bounces --undo --since ${before}Z" sends to them again; then "waitlist outbox resume".`;
}

/** State of mail, one sentence a line; the command line and the owner's page use the same words. */
export const mailWords = (state: MailState): string[] => [
  `Mail to people: ${state.confirmations.confirmed} confirmed (${state.confirmations.waiting} requests waiting), ${count(state.invitations.sent, 'invitation')} sent (${state.invitations.waiting} waiting), ${state.bounced} bounced, ${state.askedAgain} asked again after leaving`,
  outboxWords(state),
];

/** Why mail to people is paused; empty while it is not. */
export const pauseLines = ({ pausedSince }: MailState): string[] =>
  pausedSince === null ? [] : [pauseWords(pausedSince)];

export const outboxWords = ({ outbox: { waiting, failing, errors } }: MailState): string =>
  `Outbox: ${waiting} waiting to be passed on, ${failing} of them failing${failing > 0 ? ` (${errors.join(', ')})` : ''}`;

/** What a list of people says about one of them: `active, invited, bounced`. */
export const marksOf = (row: Person): string =>
  [
    row.status,
    row.retained && 'retained',
    row.confirmed_at && 'confirmed',
    row.invited_at && 'invited',
    row.mail_waiting && 'mail waiting',
    row.bounced_at && 'bounced',
    row.sent_by && `sent by ${row.sent_by}`,
    row.asked_again_at && `asked again on ${dayOf(new Date(row.asked_again_at))}`,
  ]
    .filter(Boolean)
    .join(', ');
