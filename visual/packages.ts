import { join } from 'node:path';
import { readJson } from './folders.ts';

/** What the lockfile says of an installed package. */
interface Installed {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The package of an import: `@radix-ui/react-dialog`, `vite` of `vite/client`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Packages that some imports bring along, directly or indirectly, sorted. Each is its path in the lockfile,
 * its version and its integrity hash. A name that is installed in several versions counts in all of them.
 */
export function packagesIn(root: string, imports: Iterable<string>): string[] {
  const { packages = {} } = (readJson(join(root, 'package-lock.json')) ?? {}) as {
    packages?: Readonly<Record<string, Installed>>;
  };
  const installed = Map.groupBy(Object.entries(packages), ([path]) =>
    path.replace(/^.*node_modules\//, ''),
  );
  const names = new Set([...imports].map(packageOf));
  // The loop also reaches the names that are added to the set meanwhile.
  for (const name of names)
    for (const [, { dependencies, optionalDependencies }] of installed.get(name) ?? [])
      for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) names.add(one);
  return [...names]
    .flatMap((name) => installed.get(name) ?? [])
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`)
    .sort();
}
