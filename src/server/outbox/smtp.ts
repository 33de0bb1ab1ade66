import { createTransport } from 'nodemailer';
import { contact } from '../../contract/forms/contact.ts';
import { fieldNames } from '../../contract/forms/form.ts';
import type { Send } from './relay.ts';

/** What stands above the message itself. */
const headLines = [...fieldNames(contact).filter((name) => name !== 'message'), 'topic'] as const;

const labelOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Who writes to whom. */
export interface Mailbox {
  from: string;
  to: string;
  /** The site's host name; part of the message's identity. */
  site: string;
}

/** Passes messages on as mail. The same message has the same Message-ID, so a repeat is recognised. */
export function smtpSender(url: string, { from, to, site }: Mailbox): Send {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // What people write is text: it must never make the mailer read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    await transport.sendMail({
      from,
      to,
      replyTo: { name: message.name, address: message.email },
      subject: `Message from ${message.name}${message.topic && ` (${message.topic})`}`,
      messageId: `<${message.id}@${site}>`,
      date: new Date(message.created_at),
      text: [
        ...headLines.map((name) => `${labelOf(name)}: ${message[name] || '-'}`),
        '',
        message.message,
      ].join('\n'),
    });
  };
}
