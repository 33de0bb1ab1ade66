/**
 * Builds the site: bundles, prerenders every path, writes headers, compresses.
 * The result is `dist/site`, for any static host, and beside it the files that only the server reads.
 */
import './environment.ts';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from '../src/content/site.ts';
import { withSiteValues } from '../src/content/textTokens.ts';
import { securityHeaders } from '../src/server/headers.ts';
import {
  bundleBootScript,
  bundleForBrowsers,
  bundleForPrerendering,
  bundleServerViews,
  hashOfSite,
  out,
} from './bundle.ts';
import { openPoints } from './launchCheck.ts';
import { hashOfBuild, stampBuild } from './sources.ts';
import { compressAll } from './compress.ts';
import { sampleFiles } from './sampleFiles.ts';
import { writeFormTemplates } from './formTemplates.ts';
import { listedPages, siteFiles } from './siteFiles.ts';
import { staticHostHeaders } from './staticHostHeaders.ts';
import { renderSocialPictures } from './social.ts';
import { writeDocuments, writeSiteFile } from './writeDocuments.ts';

// A test run sets NODE_ENV, and Vite would keep that value and make a development build.
process.env['NODE_ENV'] = 'production';
const started = performance.now();
const hash = hashOfSite();
// Skips social pictures and compression, for tests that build often and only open pages. Such a build
// is not stamped, so the next full build does not take it for up to date.
const isQuick = process.argv.includes('--quick');
// Read first: a fault in the answers must fail each build, also one that has nothing else to do.
const open = openPoints().length;
if (hashOfBuild(out.folder) === hash) {
  console.log(`${out.folder} is up to date: nothing that it is made of has changed.`);
  process.exit();
}

await rm(out.folder, { recursive: true, force: true });
const bundle = await bundleForBrowsers();
const bootCode = await bundleBootScript();
await bundleForPrerendering();
await bundleServerViews();
const prerender = (await import(
  pathToFileURL(resolve(out.prerender, 'prerender.js')).href
)) as typeof import('../src/entry/prerender.tsx');

const { pages, documents, notFound } = await writeDocuments(prerender, bundle, bootCode);
for (const [name, content] of Object.entries({
  ...siteFiles(site, pages),
  ...sampleFiles,
  'openacr.yaml': withSiteValues(await readFile('public/openacr.yaml', 'utf8')),
}))
  await writeSiteFile(name, content);
if (!isQuick)
  await renderSocialPictures(
    pages
      .filter(({ indexed = true, hasPicture = indexed }) => hasPicture)
      .map((page) => ({ path: page.path, content: prerender.socialCard(page) })),
  );

const headers = {
  documents,
  notFound,
  formTemplates: await writeFormTemplates(prerender, bundle),
  listed: listedPages(site, pages),
  all: securityHeaders({
    SITE_URL: site.url,
    SITE_LIVE: site.live,
    HSTS: process.env['HSTS'],
  }),
};
await writeFile(out.headers, JSON.stringify(headers));
const files = (await readdir(out.site, { recursive: true })).map(
  (name) => `/${name.replaceAll('\\', '/')}`,
);
await writeSiteFile(
  '_headers',
  staticHostHeaders(
    headers,
    // Only names with an extension other than `.html`: neither pages nor folders.
    files.filter((name) => /\.(?!html)\w+$/.test(name)),
  ),
);
if (!isQuick) {
  await compressAll(out.site);
  stampBuild(out.folder, hash);
}

const seconds = ((performance.now() - started) / 1000).toFixed(1);
const readiness =
  open === 0
    ? 'Ready to launch.'
    : `Not ready to launch: npm run launch:check lists what is open (${open}).`;
console.log(`Built ${pages.length} pages in ${seconds} s. ${readiness}`);
