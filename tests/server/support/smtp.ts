import type { Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen } from './http.ts';

/** A test double of a mail server, which accepts mail or refuses it. */
export interface TestMailServer {
  /** What makes a server send its mail there. */
  env: { SMTP_URL: string; MAIL_FROM: string; MAIL_TO: string };
  /** The mails as received, with plain line ends. */
  received: string[];
  /** The envelope recipients of each. */
  recipients: string[];
  /** Whether it refuses every mail. */
  isRefusing: boolean;
  /** Addresses that it does not know. */
  unknown: Set<string>;
  stop: () => void;
}

/** Starts a mail server on a free port. It stops with the test. */
export async function startMailServer(): Promise<TestMailServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, callback) =>
      callback(mail.isRefusing ? Object.assign(new Error('not now'), { responseCode: 451 }) : null),
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        mail.unknown.has(address)
          ? Object.assign(new Error('no such user'), { responseCode: 550 })
          : null,
      ),
    onData(stream, session, callback) {
      let email = '';
      stream.on('data', (chunk: Buffer) => (email += chunk.toString()));
      stream.on('end', () => {
        mail.received.push(email.replaceAll('\r\n', '\n'));
        mail.recipients.push(session.envelope.rcptTo.map(({ address }) => address).join(' '));
        callback();
      });
    },
  });
  server.on('error', () => {});
  const mail: TestMailServer = {
    env: {
      SMTP_URL: '',
      MAIL_FROM: 'site@exampleton.example',
      MAIL_TO: 'owner@exampleton.example',
    },
    received: [],
    recipients: [],
    isRefusing: false,
    unknown: new Set(),
    stop: () => server.close(),
  };
  mail.env.SMTP_URL = `smtp://127.0.0.1:${await listen(server.server as Server)}`;
  return mail;
}

/** A mail as a mail program parses it. */
export const parseEmail = (email: string): Promise<Email> => PostalMime.parse(email);
