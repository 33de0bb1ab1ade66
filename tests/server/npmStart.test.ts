import { expect, test } from 'vitest';
import { npmStart, terminal } from './support/npmStart.ts';

// Windows has no signals.
test.runIf(process.platform !== 'win32').each(['sh', 'bash'] as const)(
  'npm start in %s leaves no process and frees its port when only npm gets SIGTERM',
  async (shell) => {
    const { child, started, expectNothingLeft } = await npmStart(shell);
    expect(started.length).toBeGreaterThan(1);
    child.kill('SIGTERM');
    await expectNothingLeft();
  },
);

test.runIf(process.platform === 'linux')(
  'npm start in a terminal leaves no process after Ctrl-C',
  async () => {
    const { child, started, expectNothingLeft } = await npmStart('bash', terminal);
    expect(started.length).toBeGreaterThan(2);
    child.stdin.write('\u0003');
    await expectNothingLeft();
  },
);
