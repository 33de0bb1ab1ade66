async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

let source = fetchFile;

/** Replaces the source of the data: the build renders before the files exist. */
export function setSiteDataSource(other: (address: string) => Promise<unknown>): void {
  source = other;
}

/**
 * Reads data that is not part of the application's code, as src/articles/dataFiles.ts wrote it.
 *
 * @returns undefined where there is no such file.
 * @throws Error when the file could not be had, which may pass.
 */
export const readSiteData = <Data>(address: string): Promise<Data | undefined> =>
  source(address) as Promise<Data | undefined>;
