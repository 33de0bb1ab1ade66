import {
  documentHeaders,
  fileHeaders,
  type HeaderMap,
  type SiteHeaders,
} from '../src/server/headers.ts';

const block = (path: string, headers: HeaderMap) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Headers by the address that a rule is for: one rule for a folder in which all files have the same and
 * no page lies, because large hosts read a hundred rules and leave out the rest.
 */
function rulesFor(files: readonly string[], pages: readonly string[]): Map<string, HeaderMap> {
  const said = (path: string): string => JSON.stringify(fileHeaders(path));
  const rules = files.map((path): [string, HeaderMap] => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const below = files.filter((other) => other.startsWith(folder));
    const isOne =
      below.length > 1 &&
      below.every((other) => said(other) === said(path)) &&
      !pages.some((page) => page.startsWith(folder));
    return [isOne ? `${folder}*` : path, fileHeaders(path)];
  });
  return new Map(rules);
}

/**
 * The same headers as a `_headers` file, as static hosts read it.
 *
 * @param files - Addresses of the other files, each with a leading slash.
 */
export function staticHostHeaders(site: SiteHeaders, files: readonly string[] = []): string {
  // Where an hour of caching is all there is to say, what hosts do by themselves is as good.
  const plain = JSON.stringify(fileHeaders('/'));
  const ownFiles = files.filter(
    (path) => !path.startsWith('/assets/') && JSON.stringify(fileHeaders(path)) !== plain,
  );
  return `${[
    block('/*', site.all),
    block('/assets/*', fileHeaders('/assets/')),
    ...[...rulesFor(ownFiles, Object.keys(site.documents))].map(([path, headers]) =>
      block(path, headers),
    ),
    ...Object.entries(site.documents).map(([path, { headers }]) =>
      block(path, { ...documentHeaders, ...headers }),
    ),
    block('/404.html', { ...documentHeaders, ...site.notFound.headers }),
  ].join('\n\n')}\n`;
}
