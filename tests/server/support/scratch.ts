import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A new folder of a test's own. It goes with all others when the run ends. */
export function scratch(): string {
  const folder = mkdtempSync(join(inject('scratchFolder'), 'test-'));
  // Servers under test may run as another user.
  chmodSync(folder, 0o755);
  return folder;
}
