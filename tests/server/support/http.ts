import { connect } from 'node:net';

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

/** Sends bytes as they are and reads until the server hangs up or `ms` have passed. */
export function sendRaw(port: number, bytes: string | Buffer, ms = 3000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(end, ms);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      end();
    });
    socket.write(bytes);
  });
}

/** The status of a raw answer, or null when there was none. */
export const statusOf = (answer: string): number | null => {
  const found = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return found === undefined ? null : Number(found);
};
