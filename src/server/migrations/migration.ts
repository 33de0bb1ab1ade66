import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../store/tables.ts';

/** One numbered step of the schema, the same on both databases. Never edited once released. */
export interface Migration {
  number: number;
  /** `latest` is the step that the database has reached; 0 where it is new. */
  up: (db: Kysely<unknown>, kind: DatabaseKind, latest: number) => Promise<void>;
}
