import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../architecture/tree.ts';
import { resources } from '../support/resources.ts';

const hono = { 'node_modules/hono': { version: '4.0.0' } };
const vite = { 'node_modules/vite': { version: '8.0.0', dev: true } };
const pure = { 'node_modules/pure': { version: '1.0.0', dev: true } };
const all = { ...hono, ...vite, ...pure };
const older = { 'node_modules/hono': { version: '3.0.0' } };
const foreign = {
  // As a text, which some packages have in place of a list.
  'node_modules/native': { version: '1.0.0', optional: true, os: 'aix', cpu: ['ppc64'] },
};
const unwanted = { 'node_modules/x': { version: '1.0.0' } };

// `bin/npm` stands in for the real npm; it only records that it was called.
test.each([
  ['everything is installed', all, false, true],
  ['only what production needs is installed', hono, false, false],
  ['a package of production is missing', { ...vite, ...pure }, true, true],
  ['a package of another version is there', older, true, true],
  ['some packages of development are missing', { ...hono, ...vite }, true, true],
  ['a package of another platform is there', { ...all, ...foreign }, true, true],
  ['a package is there that is not wanted', { ...hono, ...unwanted }, true, true],
])('where %s, npm runs or does not', (_case, packages, runs, isNoted) => {
  const folder = resources().folder();
  for (const name of ['scripts', 'node_modules', 'bin']) mkdirSync(join(folder, name));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  cpSync(join(projectRoot, 'scripts/setup.mjs'), join(folder, 'scripts/setup.mjs'));
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...all, ...foreign } }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  write('bin/npm', '#!/bin/sh\n: > called\n');
  chmodSync(join(folder, 'bin/npm'), 0o755);
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  const { status } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: folder,
    env: { ...process.env, PATH },
  });
  expect(status).toBe(0);
  expect(existsSync(join(folder, 'called'))).toBe(runs);
  expect(existsSync(join(folder, 'node_modules/.lockfile-sha256'))).toBe(isNoted);
});
