import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { projectRoot } from './tree.ts';
import { filesMentioning } from './filesMentioning.ts';

const programs = ['.storybook', 'bench', 'build', 'checks', 'scripts'];
const code = [...programs, 'src', ':!src/content/founder.ts', 'stories', 'tests', 'e2e'];

test('no code names the product or its domain: site.json does', () => {
  expect(filesMentioning(site, projectRoot, code)).toEqual([]);
});
