import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { projectRoot } from './tree.ts';
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
