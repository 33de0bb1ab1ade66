import { accountExecutive } from './accountExecutive.ts';
import { salesDevelopment } from './salesDevelopment.ts';
import { salesLeader } from './salesLeader.ts';
import type { HiringFile } from './types.ts';

/** The three examples. Pages show the first until the visitor chooses a role. */
export const hiringFiles: readonly HiringFile[] = [accountExecutive, salesDevelopment, salesLeader];
