// Negative control, preloaded into the server: Node's timeouts for slow and silent clients are off.
import { Server } from 'node:http';

const real = Reflect.get(Server.prototype, 'listen') as (...given: unknown[]) => Server;

Server.prototype.listen = function patient(this: Server, ...given: unknown[]) {
  Object.assign(this, { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0, timeout: 0 });
  return real.apply(this, given);
};
