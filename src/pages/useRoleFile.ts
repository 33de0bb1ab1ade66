import { useCallback } from 'react';
import { accountExecutive } from '../content/hiringFiles/accountExecutive.ts';
import type { HiringFile } from '../content/hiringFiles/types.ts';
import { useEntryState } from '../primitives/useEntryState.ts';

type RoleId = HiringFile['id'];

/** The first file comes with the page, the others when they are asked for. */
const load: Readonly<Record<RoleId, () => Promise<HiringFile>>> = {
  ae: () => Promise.resolve(accountExecutive),
  sdr: async () => (await import('../content/hiringFiles/salesDevelopment.ts')).salesDevelopment,
  leader: async () => (await import('../content/hiringFiles/salesLeader.ts')).salesLeader,
};

/** The example whose sheets a page shows, and how to change it; where the other cannot be had, it stays. */
export function useRoleFile(): readonly [HiringFile, (role: RoleId) => void] {
  const [file, setFile] = useEntryState<HiringFile>('role', accountExecutive);
  const choose = useCallback(
    (role: RoleId): void => {
      load[role]().then(setFile, () => undefined);
    },
    [setFile],
  );
  return [file, choose];
}
