import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../store/tables.ts';

/** One numbered step of the schema, the same on both databases. Never edited once released. */
export interface Migration {
  number: number;
  up: (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;
}
