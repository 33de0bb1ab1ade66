/**
 * Folders of tests that only read and compute. Their files share a process and what it has loaded,
 * which halves their time; the files of all other folders start afresh. A test in these folders must not
 * change anything that another file sees; the linter forbids the ways to do so in these folders.
 */
export const sharedFolders = [
  'brand',
  'build',
  'content',
  'design',
  'docs',
  'forms',
  'platforms',
  'sections',
] as const;
