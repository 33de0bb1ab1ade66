import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultModesOf } from '../../.storybook/modes.ts';
import { site } from '../../src/content/site.ts';
import type { SiteHeaders } from '../../src/server/headers.ts';
import { projectRoot } from '../architecture/tree.ts';
import { owner } from '../support/owner.ts';

/** What the site and its stories are built of. */
const sources = [
  '.storybook',
  'answers.yaml',
  'build',
  'checks',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'site.json',
  'src',
  'stories',
  'visual',
  'vite.config.ts',
];

const page = `import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'One page more',
  description: 'A page that is added as the recipe in CONTRIBUTING.md says.',
} satisfies PageMeta;

export function Extra() {
  return <h1>One page more</h1>;
}
`;

const stories = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Extra } from '../../src/pages/Extra.tsx';

const meta = { title: 'pages/Extra', component: Extra } satisfies Meta<typeof Extra>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};
`;

/** Runs a program in a copy of the project, as a shell would; its output. */
async function run(folder: string, ...args: readonly string[]): Promise<string> {
  const child = owner().node(args, { cwd: folder });
  const [output, errors] = [text(child.stdout!), text(child.stderr!)];
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${await output}${await errors}`);
  return output;
}

/** Ends a hang: a build takes ten seconds on a quiet machine. */
const deadlineMs = 600_000;

describe('a page with its file, its stories and its line in the routes', () => {
  let folder: string;
  const built = (file: string): string => readFileSync(join(folder, 'dist', file), 'utf8');

  beforeAll(async () => {
    folder = owner().folder();
    for (const name of sources)
      cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
    // Windows lets everybody make a junction, and a symbolic link administrators only.
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
    writeFileSync(join(folder, 'src/pages/Extra.tsx'), page);
    writeFileSync(join(folder, 'stories/pages/Extra.stories.tsx'), stories);
    const routeFile = join(folder, 'src/entry/routes.ts');
    const line = "  page('/about', 'About', () => import('../pages/About.tsx')),\n";
    writeFileSync(
      routeFile,
      readFileSync(routeFile, 'utf8').replace(
        line,
        `${line}  page('/extra', 'Extra', () => import('../pages/Extra.tsx')),\n`,
      ),
    );
  });

  test(
    'is routed, prerendered and in the sitemap',
    async () => {
      await run(folder, 'build/main.ts', '--quick');
      const { documents } = JSON.parse(built('headers.json')) as SiteHeaders;
      expect(Object.keys(documents)).toContain('/extra');
      expect(built('site/extra.html')).toMatch(/<title>One page more \|.*<h1>One page more<\/h1>/s);
      expect(built('site/sitemap.xml')).toContain(`<loc>${site.url}/extra</loc>`);
    },
    deadlineMs,
  );

  test(
    'is pictured in the modes of a page',
    async () => {
      const index = await run(
        folder,
        '--input-type=module',
        '--eval',
        `const { buildIndex } = await import('storybook/internal/core-server');
       const { entries } = await buildIndex({ configDir: '.storybook' });
       const stories = Object.values(entries).filter(({ type }) => type === 'story');
       await new Promise((done) => process.stdout.write(stories.map(({ id }) => id).join(' '), done));
       process.exit(0);`,
      );
      expect(index.match(/pages-extra--[\w-]+/g)).toEqual(['pages-extra--default']);
      expect(defaultModesOf('pages-extra--default')).toEqual(defaultModesOf('pages-home--default'));
    },
    deadlineMs,
  );
});
