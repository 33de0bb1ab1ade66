import { once } from 'node:events';
import { type AddressInfo, connect, type Server } from 'node:net';
import { resources } from '../../support/resources.ts';

/** Lets a server listen on a free port of this machine until the test ends; returns the port. */
export async function listen(
  server: Server & { closeAllConnections?: () => void },
): Promise<number> {
  resources().defer(() => {
    server.closeAllConnections?.();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Posts a value as JSON, as the site's own script does. */
export const postJson = (
  url: string,
  value: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Form-Age': '10000', ...headers },
    body: JSON.stringify(value),
    redirect: 'manual',
  });

/** One answer to a post; its status is null when the connection broke. */
export interface Answer {
  email: string;
  status: number | null;
  retryAfter: string | null;
}

/** Posts a signup or a contact message with this address. */
export async function signUp(
  url: string,
  email: string,
  form: 'waitlist' | 'contact' = 'waitlist',
): Promise<Answer> {
  const fields = { email, name: 'Ann', message: 'Hi' };
  try {
    const answer = await postJson(`${url}/api/${form}`, fields);
    await answer.arrayBuffer();
    return { email, status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { email, status: null, retryAfter: null };
  }
}

/** Posts fields as a browser without JavaScript does. */
export const postForm = (
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

/** Sends raw bytes and reads one answer, to its end or until the server disconnects. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (isWhole(answer)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

/** Whether an answer on a keep-alive connection is complete. */
function isWhole(answer: string): boolean {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  const isLast = /^connection: *close/im.test(head);
  return length !== undefined && !isLast && rest.join('\r\n\r\n').length >= Number(length);
}
