import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { pagePath } from './pagePath.ts';
import { shownPages } from './shownPages.ts';
import type { Pagination } from './types.ts';

export interface PagerProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Label of a link to a page. */
  readonly page: (number: number) => string;
}

/** Links to the pages around this one, and to the first and last page. */
export function Pager({
  label,
  previous,
  next,
  page: nameOf,
  pagination: { page, pages },
}: PagerProps & { readonly pagination: Pagination }) {
  return (
    <nav aria-label={label}>
      <Stack as="ul" direction="row" gap={4}>
        {page > 1 && (
          <li>
            <Link to={pagePath(page - 1)}>{previous}</Link>
          </li>
        )}
        {shownPages(page, pages).map((number, index, shown) => (
          <Stack key={number} as="li" direction="row" gap={4}>
            {number - (shown[index - 1] ?? 0) > 1 && (
              <Text as="span" tone="muted">
                …
              </Text>
            )}
            {number === page ? (
              <span aria-current="page">{nameOf(number)}</span>
            ) : (
              <Link to={pagePath(number)}>{nameOf(number)}</Link>
            )}
          </Stack>
        ))}
        {page < pages && (
          <li>
            <Link to={pagePath(page + 1)}>{next}</Link>
          </li>
        )}
      </Stack>
    </nav>
  );
}
