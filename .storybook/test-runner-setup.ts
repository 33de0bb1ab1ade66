import config from './test-runner.ts';

declare global {
  /** What the test-runner's tests call before and after each story. */
  var __sbPreVisit: typeof config.preVisit;
  var __sbPostVisit: typeof config.postVisit;
  /** Called before a story is tried again because its page navigated. */
  var __sbSetupPage: () => never;
}

// The test-runner's own file does the same, but loads all of Storybook's tools for each file of stories:
// 0.9 s of CPU time.
globalThis.__sbPreVisit = config.preVisit;
globalThis.__sbPostVisit = config.postVisit;
globalThis.__sbSetupPage = () => {
  throw new Error('The story navigated its page to another address.');
};
