/**
 * The oldest browsers that the site is built for: styles need no prefixes for them. Pages also work without
 * the newer features that they use, which tests/build/features.test.ts lists.
 */
export const targets = { chrome: 125, edge: 125, firefox: 126, safari: 17.5 } as const;
