import type { Transporter } from 'nodemailer';
import type { Env } from '../env.ts';
import { emailOf } from './emails.ts';
import type { Deps } from '../deps.ts';
import type { Send } from './notice.ts';

/** A connection to the owner's mail server. */
export async function mailTransport(url: string): Promise<Transporter> {
  // Imported only when there is mail: the server's start and most commands do not need it.
  const { createTransport } = await import('nodemailer');
  return createTransport(
    {
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      // Text that people wrote must never make the mailer read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // RFC 3834: out-of-office programs do not answer such mail.
    { headers: { 'Auto-Submitted': 'auto-generated' } },
  );
}

/** Passes notices on as mail. The same notice has the same Message-ID, so a repeat is recognized. */
export function smtpSender(url: string, env: Env, links: Deps['links'], now: () => Date): Send {
  const { hostname: site } = new URL(env.SITE_URL);
  let transport: Promise<Transporter> | undefined;
  return async (notice) => {
    const { unsubscribe, ...email } = emailOf(notice, site, await links(), now());
    const kind = notice.kind === 'message' ? '' : `${notice.kind}.`;
    const mailer = await (transport ??= mailTransport(url));
    await mailer.sendMail({
      from: env.MAIL_FROM,
      to: env.MAIL_TO,
      ...email,
      // Must be a dot-atom of RFC 5322: in some subjects, a moment holds characters that are not allowed.
      messageId: `<${kind}${notice.subject.replaceAll(/[^\w-]+/g, '.')}@${site}>`,
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
