import { inject } from 'vitest';
import { owner } from '../../support/owner.ts';

/** A new temporary folder for one test. */
export const scratch = (): string => owner().folder(inject('scratchFolder'));
