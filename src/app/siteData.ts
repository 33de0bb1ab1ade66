import type { AnswerData } from '../pages/Answer.tsx';
import type { AnswerSummary } from '../sections/AnswersHub/types.ts';

/** What the site's data files hold, by their addresses. */
interface SiteData {
  readonly '/answers.json': readonly AnswerSummary[];
  readonly [article: `/answers/${string}.json`]: AnswerData;
}

async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

let source = fetchFile;

/** Takes the data from elsewhere: the build has it before there is any file. */
export function takeSiteDataFrom(other: (address: string) => Promise<unknown>): void {
  source = other;
}

/**
 * Reads data that is not part of the application's code.
 *
 * @returns undefined where there is no such file.
 * @throws Error when the file could not be had, which may pass.
 */
export async function readSiteData<Address extends keyof SiteData>(
  address: Address,
): Promise<SiteData[Address] | undefined> {
  return (await source(address)) as SiteData[Address] | undefined;
}
