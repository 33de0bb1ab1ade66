import { join } from 'node:path';
import { foldersIn, readJson, writeJson } from './folders.ts';

/** What a picture depends on besides the project's own sources. */
export interface Environment {
  /** Version that the browser itself tells. */
  readonly browser: string;
  /** Hash of a picture in which everything is blended: other flags, fonts or processors draw it differently. */
  readonly rounding: string;
}

/** File of the environment that the approved pictures were taken in. */
export const environmentFile = (root: string): string =>
  join(foldersIn(root).approved, 'environment.json');

/** Notes the environment of the approved pictures. */
export const writeEnvironment = (root: string, environment: Environment): void =>
  writeJson(environmentFile(root), environment);

/**
 * Refuses pictures of another environment than the approved ones: they would differ although nothing is wrong.
 *
 * @throws Error that says what differs, and the remedy.
 */
export function refuseOther(root: string, { browser, rounding }: Environment): void {
  const approved = readJson(environmentFile(root)) as Environment | undefined;
  if (!approved || (approved.browser === browser && approved.rounding === rounding)) return;
  const what =
    approved.browser === browser
      ? 'launch flags, fonts, or a processor that draw differently'
      : `browser ${browser} instead of ${approved.browser}`;
  throw new Error(
    `The environment differs (${what}), so nothing was compared: use the browser of the lockfile, or, when it was renewed, remove visual/approved and approve all.`,
  );
}
