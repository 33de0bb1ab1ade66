/** Entries of a lockfile by their place. */
export type Packages = Readonly<
  Record<
    string,
    {
      readonly optionalDependencies?: Readonly<Record<string, string>>;
      readonly os?: string | readonly string[];
      readonly cpu?: string | readonly string[];
    }
  >
>;

/** Where the project is worked on. */
const platforms = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
] as const;

function allows(entries: string | readonly string[] | undefined, value: string): boolean {
  const list = [entries ?? value].flat();
  return (
    list.includes(value) || list.some((entry) => entry.startsWith('!') && entry !== `!${value}`)
  );
}

/** The place a package's dependency is found at, as Node looks for it: beside it, then further up. */
function locationOf(packages: Packages, from: string, name: string): string | undefined {
  const parts = from === '' ? [] : from.split('/node_modules/');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const folder = parts.slice(0, depth).join('/node_modules/');
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
  }
  return undefined;
}

/** Optional packages that only ever concern one system, and do nothing elsewhere. */
const ofOneSystem = new Set(['fsevents']);

/** Names each package whose native parts lack a platform, and the platform. */
export function missingNatives(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {}, os, cpu }]) => {
    if (os ?? cpu) return [];
    const natives = Object.keys(optionalDependencies)
      .filter((name) => !ofOneSystem.has(name))
      .flatMap((name) => packages[locationOf(packages, place, name) ?? ''] ?? [])
      .filter((entry) => entry.os ?? entry.cpu);
    if (natives.length === 0) return [];
    return platforms
      .filter(
        ([system, processor]) =>
          !natives.some((entry) => allows(entry.os, system) && allows(entry.cpu, processor)),
      )
      .map(([system, processor]) => {
        const who =
          place === ''
            ? 'the project has no node'
            : `${place.split('node_modules/').at(-1)} has nothing`;
        return `${who} for ${system} ${processor}`;
      });
  });
}
