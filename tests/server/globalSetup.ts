import type { TestProject } from 'vitest/node';
import { Owner } from '../../scripts/owner.ts';
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
  const owner = new Owner();
  project.provide('scratchFolder', owner.folder());
  const postgres = await startPostgres();
  owner.defer(() => postgres.remove());
  project.provide('postgresUrl', postgres.url);
  return () => owner.dispose();
}
