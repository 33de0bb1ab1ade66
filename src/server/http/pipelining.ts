import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for their answers. */
const mostUnanswered = 32;

const endOfHead = Buffer.from('\r\n\r\n');

/** Whether `chunk` holds more requests than may wait; `\r\n\r\n` ends the head of each. */
function holdsTooMany(chunk: Buffer): boolean {
  let count = 0;
  for (let at = chunk.indexOf(endOfHead); at !== -1; at = chunk.indexOf(endOfHead, at + 4))
    if (++count > mostUnanswered) return true;
  return false;
}

/** Destroys connections that send many requests at once. Each that is parsed costs, answered or not. */
export function refuseFloods(server: Server): void {
  server.on('connection', (socket: Socket) =>
    socket.prependListener('data', (chunk: Buffer) => {
      if (!holdsTooMany(chunk)) return;
      socket.destroy();
      // The parser reads the chunk all the same, and stops at the first byte that is no request.
      chunk.fill(0);
    }),
  );
}

/**
 * `listener`, for clients that read what they ask for: the others lose their connection.
 *
 * @param mostMs - How long an answer may take to be read. A client that sends a byte now and then is
 *   not idle, and would keep its connection without reading.
 */
export function limitUnanswered(listener: RequestListener, mostMs: number): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const add = ({ socket }: IncomingMessage, difference: number) => {
    const count = (unanswered.get(socket) ?? 0) + difference;
    unanswered.set(socket, count);
    return count;
  };
  return (request, response) => {
    if (add(request, 1) > mostUnanswered) {
      request.socket.destroy();
      return;
    }
    const timer = setTimeout(() => request.socket.destroy(), mostMs);
    response.once('close', () => {
      clearTimeout(timer);
      add(request, -1);
    });
    listener(request, response);
  };
}
