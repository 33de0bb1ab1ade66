/**
 * Folders of tests whose tests only read and compute. Their files share a process and what it has
 * loaded, which makes them take half as long; the files of all others start afresh. Nothing in them
 * may change what another file sees: tests/architecture/habits.test.ts.
 */
export const readers = [
  'brand',
  'build',
  'content',
  'design',
  'docs',
  'e2e',
  'forms',
  'platforms',
  'sections',
] as const;
