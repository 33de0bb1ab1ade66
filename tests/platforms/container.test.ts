import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../architecture/tree.ts';
import { type Instruction, instructionsOf, isIgnored } from './container.ts';

// No engine of containers is needed here: the two files are read, and held against the project.
const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What is wrong with an image that is to run the tests. */
function faultsOf(dockerfile: string, dockerignore: string): string[] {
  const faults: string[] = [];
  const instructions = instructionsOf(dockerfile);
  const all = (name: string) => instructions.filter((instruction) => instruction.name === name);
  const last = (name: string): Instruction | undefined => all(name).at(-1);

  const image = last('FROM')?.words[0] ?? '';
  const version = /^node:(\d+)-/.exec(image)?.[1];
  if (version !== read('.nvmrc').trim()) faults.push(`${image} is not the Node of .nvmrc.`);

  for (const { words, options } of all('COPY')) {
    const owner = options['chown']?.split(':')[0];
    if (owner !== last('USER')?.words[0]) faults.push(`${words.join(' ')} belongs to ${owner}.`);
    for (const source of words.slice(0, -1)) {
      if (!existsSync(join(projectRoot, source))) faults.push(`${source} does not exist.`);
      if (isIgnored(dockerignore, source)) faults.push(`${source} is ignored.`);
    }
  }
  for (const { words } of all('RUN'))
    if (words[0] === 'node' && !existsSync(join(projectRoot, words[1] ?? '')))
      faults.push(`${words[1]} does not exist.`);

  const user = last('USER')?.words[0] ?? 'root';
  if (user === 'root' || user === '0') faults.push('It runs as root.');

  const [program, script = '', ...rest] = last('CMD')?.words ?? [];
  if (program !== 'npm' || !(script in scripts) || rest.length > 0)
    faults.push(`${[program, script, ...rest].join(' ')} is no script of package.json.`);

  // Faults are made in a copy of what git knows; a secret and the host's own packages stay outside.
  if (isIgnored(dockerignore, '.git')) faults.push('The tests miss .git.');
  for (const path of ['.env', 'node_modules', 'dist', 'data'])
    if (!isIgnored(dockerignore, path)) faults.push(`${path} gets into the image.`);
  return faults;
}

describe('the image that the tests run in', () => {
  const [dockerfile, dockerignore] = [read('Dockerfile'), read('.dockerignore')];

  test('agrees with the project', () => {
    expect(faultsOf(dockerfile, dockerignore)).toEqual([]);
  });

  test.each([
    ['node:24-', 'node:20-', 'node:20-bookworm is not the Node of .nvmrc.'],
    ['USER node', 'USER root', 'It runs as root.'],
    ['"test"', '"tests"', 'npm tests is no script of package.json.'],
    ['"npm", "test"', '"npm", "test", "--quick"', 'npm test --quick is no script of package.json.'],
    ['COPY --chown=node:node . .', 'COPY --chown=node:node sources .', 'sources does not exist.'],
    [
      'RUN node scripts/setup.mjs',
      'RUN node scripts/set-up.mjs',
      'scripts/set-up.mjs does not exist.',
    ],
  ])('is found at fault with %s as %s', (from, to, fault) => {
    const changed = dockerfile.replace(from, to);
    expect(changed).not.toBe(dockerfile);
    expect(faultsOf(changed, dockerignore)).toContain(fault);
  });

  test.each([
    [`${dockerignore}scripts\n`, 'scripts/setup.mjs is ignored.'],
    [`${dockerignore}.git\n`, 'The tests miss .git.'],
    [dockerignore.replace('.env\n', ''), '.env gets into the image.'],
  ])('is found at fault with ignored paths %#', (changed, fault) => {
    expect(faultsOf(dockerfile, changed)).toContain(fault);
  });
});

/** What is wrong with the services that start that image. */
function faultsOfServices(compose: string): string[] {
  const { services } = parse(compose) as { services: Record<string, Record<string, unknown>> };
  const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
    build: (context) => context === '.' && existsSync(join(projectRoot, 'Dockerfile')),
    // The pinned browser runs nowhere else.
    platform: (platform) => platform === 'linux/amd64',
    shm_size: (size) => /^\d+gb$/.test(String(size)),
    init: (value) => value === true,
  };
  return Object.entries(services).flatMap(([name, service]) => [
    ...Object.keys(rules)
      .filter((key) => !(key in service))
      .map((key) => `${name} says nothing of ${key}.`),
    // Without a command of its own, the image's runs: npm test.
    ...Object.entries(service)
      .filter(([key, value]) => !rules[key]?.(value))
      .map(([key, value]) => `${name} has ${key} ${JSON.stringify(value)}.`),
  ]);
}

describe('the services of compose.yaml', () => {
  const compose = read('compose.yaml');

  test('are the tests alone, in Linux x64', () => {
    expect(Object.keys((parse(compose) as { services: object }).services)).toEqual(['test']);
    expect(faultsOfServices(compose)).toEqual([]);
  });

  test.each([
    ['linux/amd64', 'linux/arm64', 'test has platform "linux/arm64".'],
    ['build: .', 'build: docker', 'test has build "docker".'],
    ['    shm_size: 1gb\n', '', 'test says nothing of shm_size.'],
    ['init: true', 'init: true\n    command: npm run tests', 'test has command "npm run tests".'],
  ])('are found at fault with %s as %s', (from, to, fault) => {
    const changed = compose.replace(from, to);
    expect(changed).not.toBe(compose);
    expect(faultsOfServices(changed)).toEqual([fault]);
  });
});
