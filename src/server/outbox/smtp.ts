import type { Transporter } from 'nodemailer';
import {
  confirmationEmail,
  digestEmail,
  invitationEmail,
  type Email,
  messageEmail,
  signupEmail,
} from './emails.ts';
import type { Links } from './links.ts';
import type { Notice } from './notice.ts';
import type { Send } from './relay.ts';

interface Addresses {
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
  { from, to, site }: Addresses,
  links: Links,
  now: () => Date,
): Send {
  let transport: Promise<Transporter> | undefined;
  const emailFor = (notice: Notice): Email => {
    if (notice.kind === 'message') return messageEmail(notice.message);
    if (notice.kind === 'signup') return signupEmail(notice.signup);
    if (notice.kind === 'digest') return digestEmail(notice.report, site);
    const { id } = notice.signup;
    const moment = now();
    const unsubscribe = links.to('unsubscribe', id, moment);
    if (notice.kind === 'invitation')
      return invitationEmail(notice.signup, notice.invitation, unsubscribe);
    return confirmationEmail(notice.signup, site, {
      confirm: links.to('confirm', id, moment),
      unsubscribe,
    });
  };
  return async (notice) => {
    const { unsubscribe, ...email } = emailFor(notice);
    const identity = notice.subject.replaceAll(' ', '.');
    const mailer = await (transport ??= mailTransport(url));
    await mailer.sendMail({
      from,
      to,
      ...email,
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
