import type { Kysely } from 'kysely';
import { migration as initial } from './001_initial.ts';

/** One numbered step of the schema, the same on both databases. Never edited once released. */
export interface Migration {
  number: number;
  up: (db: Kysely<unknown>) => Promise<void>;
}

/** Every migration, in order. */
export const migrations: readonly Migration[] = [initial];
