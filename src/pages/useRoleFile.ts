import { useCallback, useRef } from 'react';
import { accountExecutive } from '../content/hiringFiles/accountExecutive.ts';
import type { HiringFile } from '../content/hiringFiles/types.ts';
import { useEntryState } from '../primitives/useEntryState.ts';

type RoleId = HiringFile['id'];

/** Loaders of the files. The first file is part of the page's script, the others are loaded when chosen. */
const load: Readonly<Record<RoleId, () => Promise<HiringFile>>> = {
  ae: () => Promise.resolve(accountExecutive),
  sdr: async () => (await import('../content/hiringFiles/salesDevelopment.ts')).salesDevelopment,
  leader: async () => (await import('../content/hiringFiles/salesLeader.ts')).salesLeader,
};

/** The example file that a page shows, and a function that changes it. If loading fails, the file stays. */
export function useRoleFile(): readonly [HiringFile, (role: RoleId) => void] {
  const [file, setFile] = useEntryState<HiringFile>('role', accountExecutive);
  const chosen = useRef<RoleId>(undefined);
  const choose = useCallback(
    (role: RoleId): void => {
      chosen.current = role;
      load[role]().then(
        // The file of an earlier choice may come later.
        (loaded) => (chosen.current === role ? setFile(loaded) : undefined),
        () => undefined,
      );
    },
    [setFile],
  );
  return [file, choose];
}
