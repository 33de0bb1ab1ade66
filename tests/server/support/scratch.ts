import { inject } from 'vitest';
import { owner } from '../../support/owner.ts';

/** A new folder of a test's own. */
export const scratch = (): string => owner().folder(inject('scratchFolder'));
