import { describe, expect, test } from 'vitest';
import { unreadContent, wrongImports } from './imports.ts';
import { projectRoot, treeOf } from './tree.ts';

test('every import runs along the arrows', () => {
  expect(wrongImports(projectRoot)).toEqual([]);
});

test('all content is read by the product or its build', () => {
  expect(unreadContent(projectRoot)).toEqual([]);
});

test('the guard finds content that only checks read', () => {
  const root = treeOf({
    'src/content/a.ts': 'export const a = 1;',
    'src/content/b.ts': 'export const b = 1;',
    'src/pages/A.tsx': "import { a } from '../content/a.ts';",
    'tests/content/b.test.ts': "import { b } from '../../src/content/b.ts';",
  });
  expect(unreadContent(root)).toEqual(['src/content/b.ts']);
});

describe('the guard finds', () => {
  const wrong: Readonly<Record<string, readonly [path: string, text: string]>> = {
    'a token file that knows a primitive': ['src/design/a.ts', "import '../primitives/B/B.tsx';"],
    'a primitive that knows a section': [
      'src/primitives/A/A.tsx',
      "import { B } from '../../sections/B/B.tsx';",
    ],
    'a section that imports copy': [
      'src/sections/A/A.tsx',
      "import { site } from '../../content/site.ts';",
    ],
    'a section that imports even the type of a page': [
      'src/sections/A/A.tsx',
      "import type { PageMeta } from '../../pages/PageMeta.ts';",
    ],
    'a section that imports the type of another section': [
      'src/sections/A/A.tsx',
      "import type { BProps } from '../B/B.tsx';",
    ],
    'an illustration that knows a section': [
      'src/illustrations/A/A.tsx',
      "import { B } from '../../sections/B/B.tsx';",
    ],
    'a header that knows a form': ['src/frame/A/A.tsx', "import { B } from '../../forms/B/B.tsx';"],
    'a page that styles itself': [
      'src/pages/A.tsx',
      "import { vars } from '../design/contract.css.ts';",
    ],
    'content that runs a section': [
      'src/content/a.ts',
      "import { A, type AProps } from '../sections/A/A.tsx';",
    ],
    'a contract that knows anything of ours': [
      'src/contract/a.ts',
      "import type { Site } from '../content/siteConfig.ts';",
    ],
    'an application that imports the server lazily': [
      'src/app/a.ts',
      "export const load = () => import('../server/main.ts');",
    ],
    'a section that names a server type': [
      'src/sections/A/A.tsx',
      "export type Row = import('../../server/store/tables.ts').Row;",
    ],
    'a server that knows more of the design than its colors': [
      'src/server/a.ts',
      "import { palette } from '../design/palette.ts';\nimport { lightTheme } from '../design/themes.ts';",
    ],
    'a re-export against the arrows': [
      'src/primitives/A/A.tsx',
      "export { routes } from '../../app/routes.ts';",
    ],
    'product code that imports a test helper': [
      'src/server/a.ts',
      "import { treeOf } from '../../tests/architecture/tree.ts';",
    ],
    'a build that knows the pictures': [
      'scripts/build/a.ts',
      "import { decode } from '../../visual/picture.ts';",
    ],
    'a measurement that knows the journeys': [
      'scripts/lighthouse.ts',
      "import { open } from '../e2e/support/pages.ts';",
    ],
    'pictures that know the scripts': [
      'visual/review/a.ts',
      "import { serveFolder } from '../../scripts/static-site.ts';",
    ],
    'a folder that no arrow speaks of': ['src/helpers/a.ts', 'export const a = 1;'],
  };

  test.each(Object.entries(wrong))('%s', (_name, [path, text]) => {
    expect(wrongImports(treeOf({ [path]: text }))).toEqual([expect.stringContaining(path)]);
  });
});

test('the guard lets content name the type of a section', () => {
  const root = treeOf({
    'src/content/a.ts': "import type { AProps } from '../sections/A/A.tsx';",
    'src/content/b.ts': "import { type BProps } from '../sections/B/B.tsx';",
  });
  expect(wrongImports(root)).toEqual([]);
});
