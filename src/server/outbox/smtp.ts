import type { Transporter } from 'nodemailer';
import {
  confirmationLetter,
  digestLetter,
  invitationLetter,
  type Letter,
  messageLetter,
  signupLetter,
} from './letters.ts';
import type { Links } from './links.ts';
import type { Notice } from './notice.ts';
import type { Send } from './relay.ts';

/** Who writes to whom. */
interface Mailbox {
  from: string;
  to: string;
  /** The site's host name; part of the message's identity. */
  site: string;
}

/** A connection to the owner's mail server. */
export async function mailTransport(url: string): Promise<Transporter> {
  // Read when there is mail: a start and most commands do without.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // What people write is text: it must never make the mailer read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Passes notices on as mail. The same notice has the same Message-ID, so a repeat is recognized. */
export function smtpSender(
  url: string,
  { from, to, site }: Mailbox,
  links: Links,
  now: () => Date,
): Send {
  let transport: Promise<Transporter> | undefined;
  const letterOf = (notice: Notice): Letter => {
    if (notice.kind === 'message') return messageLetter(notice.message);
    if (notice.kind === 'signup') return signupLetter(notice.signup);
    if (notice.kind === 'digest') return digestLetter(notice.report, site);
    const { id } = notice.signup;
    const moment = now();
    const unsubscribe = links.to('unsubscribe', id, moment);
    if (notice.kind === 'invitation')
      return invitationLetter(notice.signup, notice.letter, unsubscribe);
    return confirmationLetter(notice.signup, site, {
      confirm: links.to('confirm', id, moment),
      unsubscribe,
    });
  };
  return async (notice) => {
    const { unsubscribe, ...letter } = letterOf(notice);
    const identity = notice.subject.replaceAll(' ', '.');
    const mailer = await (transport ??= mailTransport(url));
    await mailer.sendMail({
      from,
      to,
      ...letter,
      messageId:
        notice.kind === 'message'
          ? `<${identity}@${site}>`
          : `<${notice.kind}.${identity}@${site}>`,
      date: new Date(notice.created_at),
      ...(unsubscribe && {
        headers: {
          'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribe}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  };
}
