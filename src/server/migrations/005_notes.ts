import type { Migration } from './migration.ts';

/** What the owner writes down about a person. */
export const migration: Migration = {
  number: 5,
  async up(db) {
    await db.schema
      .alterTable('signups')
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
