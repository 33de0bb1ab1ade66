/** Which database a store stands on. */
export type DatabaseKind = 'sqlite' | 'postgres';
