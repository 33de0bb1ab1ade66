import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { projectRoot } from './tree.ts';
import { filesMentioning } from './filesMentioning.ts';

/** All code. The founder's own texts may name the product. */
const code = ['*.ts', '*.tsx', '*.mjs', ':!src/content/founder.ts'];

test('no code names the product or its domain: site.json does', () => {
  expect(filesMentioning(site, projectRoot, code)).toEqual([]);
});
