import { runTests } from './runner.ts';
import type { Suite } from './suite.ts';

/** Journeys in a real browser against the real server and its database. */
export const e2e: Suite = {
  name: 'e2e',
  needs: ['build'],
  after: ['unit'],
  // A journey that fails alone records its trace; recording all of them is a quarter of their cost.
  run: (watcher) =>
    runTests({ suite: 'e2e', tool: 'playwright', args: ['test', '--trace=off'] }, watcher),
};
