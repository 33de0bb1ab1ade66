import { diffArrays } from 'diff';
import type { LineChange } from './findings.ts';

/** Lines that are shown around a changed one. */
const around = 2;

/** The changed lines between two texts with a few equal ones around them; empty when both are equal. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const lines = diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    value.map((text): LineChange => {
      if (added) return { kind: 'added', text };
      return { kind: removed ? 'removed' : 'same', text };
    }),
  );
  const isChanged = ({ kind }: LineChange): boolean => kind !== 'same';
  return lines.filter((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(isChanged),
  );
}
