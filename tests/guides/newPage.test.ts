import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../scripts/run.ts';
import { site } from '../../src/content/site.ts';
import type { SiteHeaders } from '../../src/server/headers.ts';
import { copyProject } from '../support/copyProject.ts';
import { projectRoot } from '../architecture/tree.ts';
import { resources } from '../support/resources.ts';

const page = `import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'One page more',
  description: 'A page that is added as the recipe in CONTRIBUTING.md says.',
} satisfies PageMeta;

export function Extra() {
  return <h1>One page more</h1>;
}
`;

test('a page with its file and its line in the routes is routed, prerendered and in the sitemap', async () => {
  const folder = resources().folder();
  copyProject(projectRoot, folder);
  writeFileSync(join(folder, 'src/pages/Extra.tsx'), page);
  const routes = join(folder, 'src/entry/routes.ts');
  const line = "  page('/about', 'About', () => import('../pages/About.tsx')),\n";
  const added = line.replace('/about', '/extra').replaceAll('About', 'Extra');
  writeFileSync(routes, readFileSync(routes, 'utf8').replace(line, line + added));

  const { code, output } = await run('node', ['build/main.ts', '--quick'], {}, folder);
  expect(code, output).toBe(0);
  const built = (file: string): string => readFileSync(join(folder, 'dist', file), 'utf8');
  const { documents } = JSON.parse(built('headers.json')) as SiteHeaders;
  expect(Object.keys(documents)).toContain('/extra');
  expect(built('site/extra.html')).toMatch(/<title>One page more \|.*<h1>One page more<\/h1>/s);
  expect(built('site/sitemap.xml')).toContain(`<loc>${site.url}/extra</loc>`);
});
