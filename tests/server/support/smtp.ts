import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { owner } from '../../support/owner.ts';

/** A mail server of a test's own: takes mail as the protocol says, or refuses it. */
export interface TestMailServer {
  url: string;
  /** Whole letters, as they came. */
  letters: string[];
  /** Whether it refuses everything for now. */
  isRefusing: boolean;
  stop: () => void;
}

/** Starts a mail server on a free port. It stops with the test. */
export async function startMailServer(): Promise<TestMailServer> {
  const server: Server = createServer((socket) => converse(socket, mail));
  const mail: TestMailServer = {
    url: '',
    letters: [],
    isRefusing: false,
    stop: () => server.close(),
  };
  owner().defer(mail.stop);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  mail.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return mail;
}

function converse(socket: Socket, mail: TestMailServer): void {
  let letter: string | null = null;
  let buffer = '';
  const say = (text: string) => socket.write(`${text}\r\n`);
  say('220 test');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    buffer += chunk.toString();
    for (let end = buffer.indexOf('\r\n'); end !== -1; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (letter === null) {
        if (line.startsWith('DATA')) letter = '';
        say(answerTo(line, mail.isRefusing));
        if (line.startsWith('QUIT')) socket.end();
      } else if (line === '.') {
        mail.letters.push(letter);
        letter = null;
        say('250 kept');
      } else {
        letter += `${line}\n`;
      }
    }
  });
}

function answerTo(line: string, isRefusing: boolean): string {
  if (line.startsWith('EHLO')) return '250-test\r\n250 8BITMIME';
  if (line.startsWith('DATA')) return '354 go on';
  if (line.startsWith('QUIT')) return '221 bye';
  if (line.startsWith('MAIL') && isRefusing) return '451 not now';
  return '250 fine';
}
