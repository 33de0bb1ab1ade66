import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Resources } from '../../scripts/resources.ts';
import { openStore } from '../../src/server/store/store.ts';
import { writeFixtureSite } from './support/fixtureSite.ts';
import { query, startPostgres } from './support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run; tests create their own databases in it. */
    postgresUrl: string;
    /** The folder for the files of all tests; removed when the run ends. */
    scratchFolder: string;
    /** The folder of a small built site, which tests only read. */
    fixtureSite: string;
  }
}

/** Starts one PostgreSQL for the whole run, and makes the site and the database that tests read or copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const resources = new Resources();
  const scratch = resources.folder(quickDisk());
  project.provide('scratchFolder', scratch);
  // The cache serves the workers and the hundreds of threads and processes that they start.
  process.env['NODE_COMPILE_CACHE'] = join(scratch, 'compiled');
  const postgres = await startPostgres();
  resources.defer(() => postgres.remove());
  project.provide('postgresUrl', postgres.url);
  await makeTemplate(postgres.url).catch(async (error: unknown) => {
    // Otherwise PostgreSQL would keep running, and the test run would never end.
    await resources.dispose();
    throw error;
  });
  project.provide('fixtureSite', writeFixtureSite(resources.folder(scratch)));
  return () => resources.dispose();
}

/** Folder on a disk in memory if there is one with 1 GiB free: on a real disk, thousands of commits wait. */
function quickDisk(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > 1024 ** 3 ? inMemory : tmpdir();
}

/** Makes the migrated database that tests copy, which is quicker than migrating a new one in each test. */
async function makeTemplate(admin: string): Promise<void> {
  await query(admin, 'create database template_site');
  const url = new URL(admin);
  url.pathname = '/template_site';
  await (await openStore(url.href)).close();
}
