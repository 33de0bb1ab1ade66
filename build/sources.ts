import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every setting that changes what the build writes. */
export const buildSettings = [
  'SITE_URL',
  'SITE_LIVE',
  'SITE_ANALYTICS',
  'HSTS',
  'CONFIRM_SIGNUPS',
  'SEND_ON',
  'INDEXNOW_KEY',
] as const;

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
    : [path];

/**
 * Hash that changes whenever anything that a build reads changes.
 *
 * @param paths - Files and folders, from the root of the project.
 * @param variables - Names of the environment variables that the build takes values from.
 * @param environment - Default: that of this process.
 */
export function hashOfSources(
  paths: readonly string[],
  variables: RegExp,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  for (const name of Object.keys(environment).toSorted())
    if (variables.test(name)) hash.update(`${name}=${environment[name]}\n`);
  return hash.digest('hex');
}

const stampOf = (folder: string): string => join(folder, '.sources-sha256');

/** Notes what a finished build in `folder` was made of. */
export const stampBuild = (folder: string, hash: string): void =>
  writeFileSync(stampOf(folder), hash);

/** Hash of what the build in `folder` was made of; empty when there is no finished one. */
export const hashOfBuild = (folder: string): string =>
  existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : '';
