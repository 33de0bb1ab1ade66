import { connect } from 'node:net';

/** How long one load lasts. */
export const seconds = 3;

/** What a load came to. */
export interface Result {
  /** Answers a second. */
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

let serial = 0;

/** A signup of a new address. */
export const post = () => {
  const body = `{"email":"bench${(serial += 1)}.${process.pid}@example.com","name":"","company":""}`;
  return `POST /api/waitlist HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

/** A page. */
export const get = () => 'GET /page HTTP/1.1\r\nHost: x\r\n\r\n';

/** Keeps `connections` to the local `port` busy, each asking again once it is answered. */
export async function load(port: number, ask: () => string, connections: number): Promise<Result> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1').setNoDelay(true);
          let start = 0;
          let missing = 0;
          const next = () => {
            if (performance.now() > end) {
              socket.destroy();
              resolve();
              return;
            }
            start = performance.now();
            socket.write(ask());
          };
          socket.once('connect', next);
          socket.on('error', reject);
          socket.on('data', (chunk) => {
            missing = missing > 0 ? missing - chunk.length : lengthOf(chunk) - chunk.length;
            if (missing > 0) return;
            times.push(performance.now() - start);
            next();
          });
        }),
    ),
  );
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

/** The whole length of the answer that starts in `chunk`; its head always fits. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n'));
  if (!/^HTTP\/1\.1 20[02]/.test(head))
    throw new Error(`unexpected answer: ${head.split('\r\n')[0]}`);
  return head.length + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}
