/**
 * Which modules share a file, the first group before the next; what one takes comes with all that it
 * imports. All others are left to the bundler, which makes a file of each set that the same pages need.
 */
export const groups = [
  /** Half of the application, so that each half is a short task. */
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  /** The application without a page, and what even the pages without a form need. */
  {
    name: 'browser',
    test: /\/src\/(?:entry\/browser\.tsx|layout\/Breadcrumb\/|api\/paths\.ts)/,
    priority: 2,
  },
  /** The form, and what else at least 15 modules share. A lower number makes other pages load more, a higher one costs requests. */
  { name: 'form', minShareCount: 15, priority: 1 },
];

/** What is asked for by itself, and the groups, have a name. */
const isNamed = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): boolean =>
  isDynamicEntry || groups.some((group) => group.name === name);

/** Short, because documents and the application list all files they need, and hashes do not compress. */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: (chunk: { name: string; isDynamicEntry: boolean }) =>
    isNamed(chunk) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'assets/[hash:6][extname]'
      : 'assets/[name]-[hash:6][extname]',
};
