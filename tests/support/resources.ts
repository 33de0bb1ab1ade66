import { onTestFinished, TestRunner } from 'vitest';
import { Resources } from '../../scripts/resources.ts';

/** Resources that a file makes outside of its tests; `resourcesOfFile.ts` disposes of them after each file. */
export const ofFile = new Resources();

const ofTests = new WeakMap<object, Resources>();

/**
 * Takes whatever the current test starts or writes: a child process, a temporary folder, a server, a
 * database. All of it is removed when the test ends, passed or failed; what is made outside of
 * a test, as in `beforeAll`, at the end of the file. So a test needs no cleanup of its own:
 *
 *     const folder = resources().folder();
 *     const child = resources().node(['program.ts']);
 *     const server = createServer().listen(0);
 *     resources().defer(() => server.close());
 *
 * `startServer`, `serve`, `freshDatabase`, `startDouble` and the other helpers of tests/server register what
 * they make here themselves. A test may stop a resource earlier if stopping is part of what it tests.
 */
export function resources(): Resources {
  const test = TestRunner.getCurrentTest();
  if (!test) return ofFile;
  let known = ofTests.get(test);
  if (!known) {
    const created = new Resources();
    onTestFinished(() => created.dispose());
    ofTests.set(test, created);
    known = created;
  }
  return known;
}
