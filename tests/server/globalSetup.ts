import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL for this run; tests make their own databases in it. */
    postgresUrl: string;
    /** Where tests put their files; removed when the run ends. */
    scratchFolder: string;
  }
}

/** Starts one PostgreSQL for the whole run, and makes the folder for everything tests write. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratchFolder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  chmodSync(scratchFolder, 0o755);
  project.provide('scratchFolder', scratchFolder);
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.remove();
    rmSync(scratchFolder, { recursive: true, force: true });
  };
}
