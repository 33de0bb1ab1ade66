import type { ChangedRegion, PixelChange } from '../../changes.ts';

const directions = { x: ['right', 'left'], y: ['down', 'up'] } as const;

function distance(shift: NonNullable<PixelChange['shift']>): string {
  return (['y', 'x'] as const)
    .filter((axis) => shift[axis] !== 0)
    .map((axis) => `${Math.abs(shift[axis])} px ${directions[axis][shift[axis] > 0 ? 0 : 1]}`)
    .join(', ');
}

/** What became of a place, in a few words. */
export function describePlace({ fate }: ChangedRegion, { shift }: PixelChange): string {
  return fate === 'moved' && shift ? `moved ${distance(shift)}` : fate;
}
