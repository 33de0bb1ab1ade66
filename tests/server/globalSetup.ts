import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Owner } from '../../scripts/owner.ts';
import { startPostgres } from './support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; tests create their own databases in it. */
    postgresUrl: string;
    /** The folder for the files of all tests; removed when the run ends. */
    scratchFolder: string;
  }
}

/** Starts one PostgreSQL for the whole run, and creates the folder for what tests write. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const owner = new Owner();
  const scratch = owner.folder();
  project.provide('scratchFolder', scratch);
  // For the workers, and for the threads and processes that they start by the hundred.
  process.env['NODE_COMPILE_CACHE'] = join(scratch, 'compiled');
  const postgres = await startPostgres();
  owner.defer(() => postgres.remove());
  project.provide('postgresUrl', postgres.url);
  return () => owner.dispose();
}
