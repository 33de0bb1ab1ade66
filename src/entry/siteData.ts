async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

let source = fetchFile;

/** Replaces the source of the data. The build needs another one, because it renders before the files exist. */
export function setSiteDataSource(other: (address: string) => Promise<unknown>): void {
  source = other;
}

/**
 * Reads a data file that the build wrote beside the documents (`dataPaths` in src/entry/prerender.tsx).
 *
 * @returns The data; undefined when there is no such file.
 * @throws Error when the file could not be fetched; another attempt may succeed.
 */
export const readSiteData = <Data>(address: string): Promise<Data | undefined> =>
  source(address) as Promise<Data | undefined>;
