import { accountExecutive } from './accountExecutive.ts';
import { salesDevelopment } from './salesDevelopment.ts';
import { salesLeader } from './salesLeader.ts';
import type { HiringFile } from './types.ts';

/** The three examples: who hires, what is asked, what was seen. The first is shown where no role was chosen. */
export const hiringFiles: readonly HiringFile[] = [accountExecutive, salesDevelopment, salesLeader];
