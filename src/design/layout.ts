import { type breakpoints, from } from './breakpoints.ts';
import { space } from './palette.ts';

/** Columns with these shares of the width; their content cannot widen them. */
const columns = (...shares: readonly number[]): string =>
  shares.map((share) => `minmax(0, ${share}fr)`).join(' ');

/** Two parts, from `lg` on beside each other with these shares of the width; on narrower screens stacked. */
export const sideBySide = (first: number, second: number, columnGap: string = space[16]) =>
  ({
    display: 'grid',
    '@media': { [from('lg')]: { gridTemplateColumns: columns(first, second), columnGap } },
  }) as const;

/** Columns of equal width: their number from each breakpoint on; a single column on narrower screens. */
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

/** A link on a line of its own, at least `minHeight` high, so that it is easy to hit. */
export const linkTarget = (minHeight: string) =>
  ({ display: 'inline-flex', alignItems: 'center', minHeight }) as const;

/** Children beside each other, in as many lines as they need. */
export const wrappingRow = (gap: string, alignItems?: 'baseline' | 'center' | 'end') =>
  ({ display: 'flex', flexWrap: 'wrap', gap, ...(alignItems && { alignItems }) }) as const;

/** Condition for `@supports`: styles alone can show the content of a closed `details` element. */
export const unfolds = 'selector(::details-content)';

/** Selectors that show the content of a `details` element, even of a closed one. */
export const unfolded = {
  '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
} as const;
