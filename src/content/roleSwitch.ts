import type { HiringFile } from './hiringFiles/types.ts';

/** The roles, with their labels and the last part of their samples' addresses. */
export const sampleRoles = [
  { id: 'ae', label: 'Account executive', path: '' },
  { id: 'sdr', label: 'SDR', path: 'sdr' },
  { id: 'leader', label: 'Sales leader', path: 'sales-leader' },
] as const satisfies readonly ({ readonly label: string } & Pick<HiringFile, 'id' | 'path'>)[];

/** Words of the switch between roles. */
export const roleSwitch = { label: 'Show the role', roles: sampleRoles } as const;
