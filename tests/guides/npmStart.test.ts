import { expect, test } from 'vitest';
import { npmStart, terminal } from '../server/support/npmStart.ts';

// Windows has no signals.
test.runIf(process.platform !== 'win32').each([
  ['SIGINT', 'bash'],
  ['SIGHUP', 'sh'],
  ['SIGKILL', 'sh'],
] as const)('npm start leaves nothing when only npm gets %s (%s)', async (signal, shell) => {
  const { child, started, expectNothingLeft } = await npmStart(shell);
  expect(started.length).toBeGreaterThan(1);
  child.kill(signal);
  await expectNothingLeft();
});

test.runIf(process.platform === 'linux')(
  'npm start in a terminal leaves no process after SIGINT for npm alone',
  async () => {
    const { started, expectNothingLeft } = await npmStart('bash', terminal);
    // The child itself is the terminal.
    const [npm] = started;
    if (npm === undefined) throw new Error('The terminal started no npm.');
    process.kill(npm, 'SIGINT');
    await expectNothingLeft();
  },
);
