import {
  documentHeaders,
  fileHeaders,
  type HeaderMap,
  type SiteHeaders,
  usualFileHeaders,
} from '../src/server/headers.ts';

const block = (path: string, headers: HeaderMap) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const keyOf = (headers: HeaderMap): string => JSON.stringify(headers);

/**
 * Headers by the path of a rule. A folder without pages whose files all have the same headers gets a single
 * rule, because large hosts read a hundred rules and ignore the rest.
 */
function rulesFor(files: readonly string[], pages: readonly string[]): Map<string, HeaderMap> {
  // Files with the usual headers need no rule: hosts themselves cache for an hour, too.
  const ruled = files.filter((path) => keyOf(fileHeaders(path)) !== keyOf(usualFileHeaders));
  const rules = ruled.map((path): [string, HeaderMap] => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const below = files.filter((other) => other.startsWith(folder));
    const isUniform =
      below.length > 1 &&
      below.every((other) => keyOf(fileHeaders(other)) === keyOf(fileHeaders(path))) &&
      !pages.some((page) => page.startsWith(folder));
    return [isUniform ? `${folder}*` : path, fileHeaders(path)];
  });
  return new Map(rules);
}

/**
 * The server's headers as a `_headers` file, as static hosts read it.
 *
 * @param files - Addresses of the files that are not pages, each with a leading slash.
 */
export function staticHostHeaders(site: SiteHeaders, files: readonly string[]): string {
  const ownFiles = files.filter((path) => !path.startsWith('/assets/'));
  // Not in the rule for all paths: when two rules set a header for an address, hosts join the two values,
  // and browsers ignore the joined value.
  const { 'Cross-Origin-Resource-Policy': policy = '', ...all } = site.all;
  const own = { 'Cross-Origin-Resource-Policy': policy };
  return `${[
    block('/*', all),
    block('/assets/*', { ...own, ...fileHeaders('/assets/') }),
    ...[...rulesFor(ownFiles, Object.keys(site.documents))].map(([path, headers]) =>
      block(path, { ...own, ...headers }),
    ),
    ...Object.entries(site.documents).map(([path, { headers }]) =>
      block(path, { ...own, ...documentHeaders, ...headers }),
    ),
    block('/404.html', { ...own, ...documentHeaders, ...site.notFound.headers }),
  ].join('\n\n')}\n`;
}
