import { readdirSync } from 'node:fs';
import type { Migration } from './migration.ts';

const names = readdirSync(import.meta.dirname)
  .filter((file) => /^\d{3}_\w+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

/** Every migration, in order: each file of this folder whose name begins with a number. */
export const migrations: readonly Migration[] = await Promise.all(
  names.map(async (name) => {
    const { migration } = (await import(`./${name}.ts`)) as { migration: Migration };
    return migration;
  }),
);
