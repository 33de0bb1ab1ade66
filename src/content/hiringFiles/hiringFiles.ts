import { accountExecutive } from './accountExecutive.ts';
import { find } from './derive.ts';
import { salesDevelopment } from './salesDevelopment.ts';
import { salesLeader } from './salesLeader.ts';
import type { HiringFile } from './types.ts';

export type RoleId = HiringFile['id'];

/** The three examples: who hires, what is asked, what was seen. The first is shown where no role was chosen. */
export const hiringFiles: readonly HiringFile[] = [accountExecutive, salesDevelopment, salesLeader];

/** The file of a role. */
export const fileOf = (role: RoleId): HiringFile =>
  find(hiringFiles, ({ id }) => id === role, `file ${role}`);
