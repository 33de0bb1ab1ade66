import { type breakpoints, from } from './breakpoints.ts';
import { space } from './palette.ts';

/** Columns by their shares of the width; none is widened by what it holds. */
const columns = (...shares: readonly number[]): string =>
  shares.map((share) => `minmax(0, ${share}fr)`).join(' ');

/** Two parts, by their shares of the width from `lg` on; one below the other on narrower screens. */
export const sideBySide = (first: number, second: number, columnGap: string = space[16]) =>
  ({
    display: 'grid',
    '@media': { [from('lg')]: { gridTemplateColumns: columns(first, second), columnGap } },
  }) as const;

/** Columns of one width: how many, by the breakpoint from which on; one on narrower screens. */
export const equalColumns = (counts: Readonly<Partial<Record<keyof typeof breakpoints, number>>>) =>
  ({
    display: 'grid',
    '@media': Object.fromEntries(
      (Object.entries(counts) as [keyof typeof breakpoints, number][]).map(([name, count]) => [
        from(name),
        { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      ]),
    ),
  }) as const;

/** A link in a line of its own, as high as a finger or a pointer needs. */
export const linkTarget = (minHeight: string) =>
  ({ display: 'inline-flex', alignItems: 'center', minHeight }) as const;

/** Children beside each other, in as many lines as they need. */
export const wrappingRow = (gap: string, alignItems?: 'baseline' | 'center' | 'end') =>
  ({ display: 'flex', flexWrap: 'wrap', gap, ...(alignItems && { alignItems }) }) as const;

/** Where the browser can hold a fold open by its styles alone. */
export const unfolds = 'selector(::details-content)';

/** Selectors of a fold that is held open. */
export const unfolded = {
  '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
} as const;
