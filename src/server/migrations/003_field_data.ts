import type { Migration } from './migration.ts';

/** Counts of how fast pages were for their visitors, by day. */
export const migration: Migration = {
  number: 3,
  name: 'field data',
  async up(db) {
    await db.schema
      .createTable('field_data')
      .addColumn('day', 'text', (col) => col.notNull())
      .addColumn('route', 'text', (col) => col.notNull())
      .addColumn('metric', 'text', (col) => col.notNull())
      .addColumn('bucket', 'integer', (col) => col.notNull())
      .addColumn('count', 'integer', (col) => col.notNull())
      .addPrimaryKeyConstraint('field_data_key', ['day', 'route', 'metric', 'bucket'])
      .execute();
  },
};
