import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { projectRoot } from '../architecture/tree.ts';
import { eventually } from '../support/eventually.ts';
import { owner } from '../support/owner.ts';
import { scratch } from './support/scratch.ts';

/** Runs `npm start` until the server says where it is; its build is the one these tests run on. */
async function npmStart() {
  const npm = spawn('npm', ['start'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: '0',
      FAREWELL_MS: '0',
      DATABASE_URL: `sqlite:${scratch()}/site.db`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  owner().defer(() => npm.kill('SIGKILL'));
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = await eventually(() => {
    const found = /Rampwright is at (http:\S+)/.exec(output)?.[1];
    if (!found) throw new Error(`npm start said only: ${output}`);
    return found;
  });
  return { npm, url };
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start that gets %s leaves no server',
  async (signal) => {
    const { npm, url } = await npmStart();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const ended = once(npm, 'exit');
    npm.kill(signal);
    await ended;
    await eventually(() => expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed'));
  },
);
