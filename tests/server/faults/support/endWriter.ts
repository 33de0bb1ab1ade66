// Fault, preloaded into the server: it ends the writer thread on SIGUSR2.
import { Worker } from 'node:worker_threads';

const state = { isDue: false };
process.on('SIGUSR2', () => {
  state.isDue = true;
});
const post = Reflect.get(Worker.prototype, 'postMessage');

Worker.prototype.postMessage = function endInstead(this: Worker, value: unknown) {
  if (state.isDue) void this.terminate();
  else post.call(this, value);
};
