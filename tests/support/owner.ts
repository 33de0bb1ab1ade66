import { onTestFinished, TestRunner } from 'vitest';
import { Owner } from '../../scripts/owner.ts';

/** The owner of what a file makes outside of its tests; `ownerOfFile.ts` disposes of it after each file. */
export const ofFile = new Owner();

const ofTests = new WeakMap<object, Owner>();

/**
 * The owner of whatever the current test starts or writes: a child process, a temporary folder, a
 * server, a database. All of it is removed when the test ends, passed or failed; what is made outside of
 * a test, as in `beforeAll`, at the end of the file. So a test needs no cleanup of its own:
 *
 *     const folder = owner().folder();
 *     const child = owner().node(['program.ts']);
 *     const server = createServer().listen(0);
 *     owner().defer(() => server.close());
 *
 * `startServer`, `serve`, `freshDatabase`, `startDouble` and the other helpers of tests/server do so
 * themselves. A test may stop such a thing earlier, when that is part of what it tests.
 */
export function owner(): Owner {
  const test = TestRunner.getCurrentTest();
  if (!test) return ofFile;
  let known = ofTests.get(test);
  if (!known) {
    const created = new Owner();
    onTestFinished(() => created.dispose());
    ofTests.set(test, created);
    known = created;
  }
  return known;
}
