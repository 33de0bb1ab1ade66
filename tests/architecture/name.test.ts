import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { projectRoot, treeOf } from './tree.ts';
import { filesNaming } from './filesNaming.ts';

const code = [
  '.storybook',
  'bench',
  'build',
  'checks',
  'e2e',
  'scripts',
  'src',
  'stories',
  'tests',
];

test('no code names the product or its domain: site.json does', () => {
  const own = [...code, ':!src/content/founder.ts'];
  expect(filesNaming(site, projectRoot, own)).toEqual([]);
});

test('a name in the code is found, in any case', () => {
  const root = treeOf({
    'src/content/a.ts': 'Evidence.',
    'src/b.ts': 'const name = "PROBEWRIGHT";',
    'src/c.ts': 'https://app.probe.example/',
  });
  const named = { product: 'Probewright', domain: 'probe.example' };
  expect(filesNaming(named, root, ['src'])).toEqual(['src/b.ts', 'src/c.ts']);
});
