import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../architecture/tree.ts';

// No engine of containers is needed here: the files are read, and compared with the project.
const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');
const dockerfile = read('Dockerfile');

test('the image has the Node of .nvmrc, runs the tests, and not as root', () => {
  expect(dockerfile).toContain(`FROM node:${read('.nvmrc').trim()}-`);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^CMD \["npm", "test"\]$/m);
});

test('what the image copies and runs exists, and belongs to its user', () => {
  const copied = [...dockerfile.matchAll(/^COPY --chown=node:node (.+) \S+$/gm)];
  expect(copied).toHaveLength(dockerfile.match(/^COPY/gm)?.length ?? 0);
  const run = [...dockerfile.matchAll(/^RUN node (\S+)/gm)];
  const files = [...copied, ...run].flatMap(([, names = '']) => names.split(' '));
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

test('secrets and what this machine made stay outside the image, and git goes along', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'node_modules', 'dist', 'data']));
  // Faults are made in a copy of what git knows.
  expect(ignored).not.toContain('.git');
});

test('compose.yaml runs that image alone, in Linux x64 with enough shared memory', () => {
  // The pinned browser runs nowhere else. Without a command of its own, the image's runs.
  const service = { build: '.', platform: 'linux/amd64', shm_size: '1gb', init: true };
  expect(parse(read('compose.yaml'))).toEqual({ services: { test: service } });
});
