import { site } from './site.ts';

const values: Readonly<Record<string, string | boolean>> = {
  ...site,
  operator: `${site.legalEntity && `${site.legalEntity}, `}the company that operates ${site.product}`,
  postal: site.address && ` Our postal address is ${site.address}.`,
};

const fill = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token));

/**
 * Puts the site's own values in the place of `{product}`, `{email}`, `{domain}` and the other names of
 * `site.json`, in every text of a content object, however deep. Other braces stay as they are.
 */
export function withSiteValues<T>(content: T): T {
  if (typeof content === 'string') return fill(content) as T;
  if (Array.isArray(content)) return content.map((part: unknown) => withSiteValues(part)) as T;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, withSiteValues<unknown>(value)]),
  ) as T;
}
