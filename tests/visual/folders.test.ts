import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openCopy } from '../../visual/folders.ts';
import { owner } from '../support/owner.ts';

it('a copy belongs to one run: what a killed run left is removed, and what a living one uses stays', async () => {
  const root = owner().folder();
  const run = async () => {
    const child = owner().node([
      '--input-type=module',
      '-e',
      `import { openCopy } from ${JSON.stringify(import.meta.resolve('../../visual/folders.ts'))};
      process.channel.ref();
      process.send(openCopy(${JSON.stringify(root)}).folder);`,
    ]);
    const [folder] = (await once(child, 'message')) as [string];
    return { child, folder };
  };
  const [killed, living] = [await run(), await run()];
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const folders = [killed, living, openCopy(root)].map(({ folder }) => folder);
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
