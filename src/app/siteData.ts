async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

let source = fetchFile;

/** Reads the data from elsewhere from now on: the build has it before there is any file. */
export function setSiteDataSource(other: (address: string) => Promise<unknown>): void {
  source = other;
}

/**
 * Reads data that is not part of the application's code, as src/app/siteDataFiles.ts wrote it.
 *
 * @returns undefined where there is no such file.
 * @throws Error when the file could not be had, which may pass.
 */
export const readSiteData = (address: string): Promise<unknown> => source(address);
