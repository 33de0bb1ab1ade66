/**
 * Groups of modules that share a file. A module that fits several groups goes into the first one, together
 * with all that it imports. The bundler puts other modules into one file if the same pages need them.
 */
export const groups = [
  /** React is half of the application: in files of their own, each half runs as a short task. */
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  /**
   * The application without its pages, and two modules that pages without a form need, too: by their share
   * they would go into the file of the form, which those pages would then load.
   */
  {
    name: 'browser',
    test: /\/src\/(?:entry\/browser\.tsx|layout\/Breadcrumb\/|api\/paths\.ts)/,
    priority: 2,
  },
  /**
   * The form, and all else that at least 15 entry modules share. A lower number makes pages load code that
   * they do not need, a higher one costs requests.
   */
  { name: 'form', minShareCount: 15, priority: 1 },
];

/** Whether a chunk gets a readable name: dynamically imported modules and the groups do. */
const isNamed = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): boolean =>
  isDynamicEntry || groups.some((group) => group.name === name);

/** Short names, because documents and the application list all files they need, and hashes do not compress. */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: (chunk: { name: string; isDynamicEntry: boolean }) =>
    isNamed(chunk) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'assets/[hash:6][extname]'
      : 'assets/[name]-[hash:6][extname]',
};
