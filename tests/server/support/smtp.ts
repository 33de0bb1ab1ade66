import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen } from './http.ts';

const refusal = (words: string, responseCode: number) =>
  Object.assign(new Error(words), { responseCode });

/** Starts a test double of a mail server on a free port. It stops with the test. */
export async function startMailServer() {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, callback) =>
      callback(mail.isRefusing ? refusal('not now', 451) : null),
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        mail.unknown.has(address)
          ? refusal('5.1.1 no such user', 550)
          : mail.refuses(address)
            ? refusal(mail.words, 550)
            : null,
      ),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mail.received.push(Buffer.concat(chunks).toString().replaceAll('\r\n', '\n'));
        mail.recipients.push(envelope.rcptTo.map(({ address }) => address).join(' '));
        if (mail.recipients.length < mail.silentFrom) callback();
      });
    },
  });
  server.on('error', () => {});
  const mail = {
    /** Environment with which a server sends its mail here. */
    env: {
      SMTP_URL: '',
      MAIL_FROM: 'site@exampleton.example',
      MAIL_TO: 'owner@exampleton.example',
    },
    /** The mails as received, with plain line ends. */
    received: [] as string[],
    /** The envelope recipients of each. */
    recipients: [] as string[],
    /** Whether it refuses every mail. */
    isRefusing: false,
    /** From this mail on, counted from 1, the mail server receives mails but does not answer. */
    silentFrom: Infinity,
    /** Whether mail to the address is refused, with a 550 and `words`. */
    refuses: (_address: string): boolean => false,
    words: '',
    /** Addresses refused as unknown users. */
    unknown: new Set<string>(),
  };
  mail.env.SMTP_URL = `smtp://127.0.0.1:${await listen(server.server)}`;
  return mail;
}

/** A mail as a mail program parses it. */
export const parseEmail = (email: string): Promise<Email> => PostalMime.parse(email);
