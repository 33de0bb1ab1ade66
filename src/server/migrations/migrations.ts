import { initial } from './001_initial.ts';
import type { Migration } from './migration.ts';

/** Every migration, in order. */
export const migrations: readonly Migration[] = [initial];
