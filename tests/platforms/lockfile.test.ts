import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingNatives, type Packages } from './natives.ts';

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as { packages: Packages };

/** What is missing on purpose, each with what happens instead. */
const accepted: readonly string[] = [
  // scripts/setup.mjs takes an installed Node 24 there, and says so.
  'the project has no node for darwin arm64',
];

test('every native package of the lockfile exists for every platform', () => {
  expect(missingNatives(packages)).toEqual(accepted);
});

test('a native package that lacks a platform is named', () => {
  const names = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
  const siblings = names.map((name): [string, Packages[string]] => {
    const [os = '', cpu = ''] = name.split('-');
    return [`node_modules/tool-${name}`, { os: [os], cpu: [cpu] }];
  });
  const tool = {
    optionalDependencies: Object.fromEntries(names.map((name) => [`tool-${name}`, '1.0.0'])),
  };
  expect(missingNatives({ 'node_modules/tool': tool, ...Object.fromEntries(siblings) })).toEqual([
    'tool has nothing for win32 x64',
  ]);
});
