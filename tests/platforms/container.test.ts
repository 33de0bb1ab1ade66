import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildSettings } from '../../build/sources.ts';
import { projectRoot } from '../architecture/tree.ts';

// These tests need no container engine: they only read the files and compare them with the project.
const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');
const dockerfile = read('Dockerfile.test');

test('the image for tests has the Node of .nvmrc, runs the tests, and not as root', () => {
  expect(dockerfile).toContain(`FROM node:${read('.nvmrc').trim()}-`);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^CMD \["npm", "test"\]$/m);
});

test('the image for tests is built anew for each run, so that it holds the current code', () => {
  expect(parse(read('compose.test.yaml'))).toMatchObject({
    services: { test: { pull_policy: 'build' } },
  });
});

test('what the image for tests copies and runs exists, and belongs to its user', () => {
  const copied = [...dockerfile.matchAll(/^COPY --chown=node:node (.+) \S+$/gm)];
  expect(copied).toHaveLength(dockerfile.match(/^COPY/gm)?.length ?? 0);
  const run = [...dockerfile.matchAll(/^RUN node (\S+)/gm)];
  const files = [...copied, ...run].flatMap(([, names = '']) => names.split(' '));
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

test('secrets and what this machine made stay outside the images, and git goes along for tests only', () => {
  const ignored = ['.dockerignore', 'Dockerfile.test.dockerignore'].map((name) =>
    read(name).trim().split('\n'),
  );
  for (const names of ignored)
    expect(names).toEqual(expect.arrayContaining(['.env', 'node_modules', 'dist', 'data']));
  // The image for tests needs .git: some tests copy the files that git lists, and put faults into the copy.
  expect(ignored.map((names) => names.includes('.git'))).toEqual([true, false]);
});

const serving = read('Dockerfile');
const { services } = parse(read('compose.yaml')) as {
  services: { site: Record<string, unknown> & { build: { args: string[] }; volumes: string[] } };
};

test('the image that serves begins empty, has no root, and is asked for its health', () => {
  const last = serving.slice(serving.indexOf('FROM scratch'));
  expect(last).toMatch(/^USER 65532:65532$/m);
  expect(last).toMatch(/^HEALTHCHECK [^]*\/healthz/m);
  expect(last.match(/^(?:COPY|ADD|RUN) .*/gm)).toEqual(['COPY --from=build /image /']);
  expect(serving).toContain(`FROM node:${read('.nvmrc').trim()}-bookworm AS build`);
});

test('the build in a container gets every setting that the build reads', () => {
  const args = [...serving.matchAll(/^ARG (.*)$/gm)].flatMap(([, names = '']) => names.split(' '));
  expect(args.toSorted()).toEqual(buildSettings.toSorted());
  expect(services.site.build.args.toSorted()).toEqual(buildSettings.toSorted());
});

test('compose.yaml lets the site write to its two volumes and nowhere else', () => {
  expect(services.site).toMatchObject({ read_only: true, tmpfs: '/tmp', cap_drop: ['ALL'] });
  const places = services.site.volumes.map((volume) => volume.split(':')[1]);
  expect(JSON.stringify(places)).toBe(/^VOLUME (.*)$/m.exec(serving)?.[1]?.replaceAll(' ', ''));
});
