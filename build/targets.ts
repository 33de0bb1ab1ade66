/**
 * The oldest browsers that the site is built for: styles need no prefixes for them. What is newer is an
 * improvement that a page does without: tests/build/features.test.ts lists it.
 */
export const targets = { chrome: 125, edge: 125, firefox: 126, safari: 17.5 } as const;
