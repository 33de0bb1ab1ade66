import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every action of the workflows is one commit, with its version beside it', () => {
  const used = globSync('.github/workflows/*.yml').flatMap(
    (file) => readFileSync(file, 'utf8').match(/^.*\buses:.*$/gm) ?? [],
  );
  const pinned = /uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((line) => !pinned.test(line))).toEqual([]);
});
