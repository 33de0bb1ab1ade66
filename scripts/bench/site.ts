import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteHeaders } from '../../src/server/headers.ts';

const page = `<!doctype html><title>Page</title>${'<p>A paragraph of a page.</p>'.repeat(400)}`;

/** Writes a site of one page, as the server reads it. */
export function writeSite(folder: string): void {
  mkdirSync(join(folder, 'site'));
  for (const name of ['page.html', '404.html']) writeFileSync(join(folder, 'site', name), page);
  const headers: SiteHeaders = {
    all: {},
    documents: { '/page': { file: 'page.html', headers: {} } },
    notFound: { file: '404.html', headers: {} },
    refused: {},
    listed: {},
  };
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
}
