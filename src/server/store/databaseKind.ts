/** Which database a store uses. */
export type DatabaseKind = 'sqlite' | 'postgres';
