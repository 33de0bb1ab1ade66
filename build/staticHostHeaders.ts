import {
  documentHeaders,
  fileHeaders,
  type HeaderMap,
  type SiteHeaders,
} from '../src/server/headers.ts';

const block = (path: string, headers: HeaderMap) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The same headers as a `_headers` file, as static hosts read it.
 *
 * @param files - Addresses of the other files, each with a leading slash.
 */
export function staticHostHeaders(site: SiteHeaders, files: readonly string[] = []): string {
  const ownFiles = files.filter((path) => !path.startsWith('/assets/'));
  return `${[
    block('/*', site.all),
    block('/assets/*', fileHeaders('/assets/')),
    ...ownFiles.map((path) => block(path, fileHeaders(path))),
    ...Object.entries(site.documents).map(([path, { headers }]) =>
      block(path, { ...documentHeaders, ...headers }),
    ),
    block('/404.html', { ...documentHeaders, ...site.notFound.headers }),
  ].join('\n\n')}\n`;
}
