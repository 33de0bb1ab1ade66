/** Which modules share a file. All others are left to the bundler, which makes a file of each set that the same pages need. */
export const groups = [
  /** Half of the application, so that each half is a short task. */
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  /** What a third of the pages need. Fewer pages would make all others load more, more of them make more requests. */
  { name: 'app', minShareCount: 15, priority: 1 },
];

/** What is asked for by itself, and the two groups, have a name. */
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
