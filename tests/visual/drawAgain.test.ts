import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCaptures } from '../../visual/captures.ts';
import { compare } from '../../visual/compare.ts';
import type { Report } from '../../visual/findings.ts';
import { openPictures } from '../../visual/pictures.ts';
import { restorePictures } from '../../visual/restore.ts';
import { openSession } from '../../visual/review/session.ts';
import { owner } from '../support/owner.ts';
import { createRepository, openRepository, type Repository } from './repository.ts';

const box = (color: string): string => `<div style="width:90px;height:60px;background:${color}">`;
const stories = { 'card--default': box('#3a4989'), 'other--default': box('#00cfc8') };
const changed = { ...stories, 'card--default': box('#36458a') };

const emptyCache = ({ folders }: Repository): void =>
  rmSync(folders.cache, { recursive: true, force: true });

/** Compares, brings back what is missing, and compares again. */
async function review(repository: Repository) {
  const { folders, config } = repository;
  const report = await repository.look();
  const said: string[] = [];
  const missing = await restorePictures(folders, config, openPictures(folders), report, (line) =>
    said.push(line),
  );
  const complete = await compare(folders, readCaptures(folders), config);
  return { report, complete, missing, said };
}

const differing = ({ findings }: Report) =>
  findings.map(({ id, change }) => [id, change?.colors[0]?.from ?? null]);

describe('with an empty cache', () => {
  it('an equal run draws nothing again', async () => {
    const repository = createRepository();
    await repository.settle(stories);
    emptyCache(repository);
    expect(await repository.look()).toMatchObject({ passed: 2, findings: [] });
  });

  it('a change is named at once, and its before is drawn from the last commit', async () => {
    const repository = createRepository();
    await repository.settle(stories);
    emptyCache(repository);
    repository.write(changed);
    const { report, complete, missing, said } = await review(repository);
    expect(differing(report)).toEqual([['card--default desktop', null]]);
    expect(differing(complete)).toEqual([['card--default desktop', '#3a4989']]);
    expect(missing.size).toBe(0);
    expect(said).toHaveLength(1);
    expect(readdirSync(join(repository.folders.cache, 'worktrees'))).toEqual([]);
    expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('a change that was committed and never approved has its before from the commit that did', async () => {
    const repository = createRepository();
    await repository.settle(stories);
    repository.write(changed);
    repository.git('commit', '-qam', 'Change without an approval');
    emptyCache(repository);
    expect(differing((await review(repository)).complete)).toEqual([
      ['card--default desktop', '#3a4989'],
    ]);
  });

  it('a shallow clone says what it lacks and how to get it', async () => {
    const origin = createRepository();
    await origin.settle(stories);
    origin.write(changed);
    origin.git('commit', '-qam', 'Change without an approval');
    const root = join(owner().folder(), 'clone');
    origin.git('clone', '-q', '--depth', '1', `file://${origin.root}`, root);
    mkdirSync(join(root, 'node_modules'));
    const clone = openRepository(root);
    const { complete, missing } = await review(clone);
    expect(differing(complete)).toEqual([['card--default desktop', null]]);
    expect([...missing.values()]).toEqual([expect.stringContaining('git fetch --unshallow')]);
    clone.git('fetch', '-q', '--unshallow');
    expect((await review(clone)).missing.size).toBe(0);
  });

  it('packages that cannot be installed any more are a sentence', async () => {
    const repository = createRepository();
    await repository.settle(stories);
    emptyCache(repository);
    const lockfile = join(repository.root, 'package-lock.json');
    rmSync(lockfile);
    repository.git('commit', '-qam', 'Drop the lockfile');
    repository.write(changed);
    const { missing } = await review(repository);
    expect([...missing.values()]).toEqual([expect.stringContaining('cannot be drawn')]);
  });
});

it('the cache deleted in the middle of a review brings both pictures back', async () => {
  const repository = createRepository();
  await repository.settle(stories);
  repository.write(changed);
  const { findings } = await repository.look();
  const { folders, config } = repository;
  const say = () => undefined;
  const session = openSession(folders, config, { stories: null, canApprove: true, say });
  emptyCache(repository);
  const [{ before, after } = {}] = findings;
  const files = await Promise.all([before, after].map((ref) => session.picture(ref?.hash ?? '')));
  expect(files.every((file) => file !== null)).toBe(true);
});

it('a worktree that a killed run left is removed by the next', async () => {
  const repository = createRepository();
  await repository.settle(stories);
  // No process has this number: the largest that Linux gives is smaller.
  const left = join(repository.folders.cache, 'worktrees', 'abcdef-99999999');
  repository.git('worktree', 'add', '-q', '--detach', left, 'HEAD');
  repository.write(changed);
  rmSync(join(repository.folders.cache, 'pictures'), { recursive: true });
  await review(repository);
  expect(existsSync(left)).toBe(false);
  expect(repository.git('worktree', 'list')).not.toContain('abcdef');
});

describe('a machine that rounds differently', () => {
  /** The same project where the processor adds 1 to the red of every third pixel. */
  async function elsewhere(): Promise<Repository> {
    const here = createRepository();
    await here.settle(stories);
    return openRepository(here.root, ({ data }) => {
      for (let at = 0; at < data.length; at += 12) data[at] = Math.min(255, (data[at] ?? 0) + 1);
    });
  }

  it('finds nothing different, with its own drawing of what was approved', async () => {
    const repository = await elsewhere();
    emptyCache(repository);
    expect(await repository.look()).toMatchObject({ passed: 2, findings: [] });
  });

  it('passes nothing on the word of a shallow clone, whose only commit seems to have approved all', async () => {
    const here = await elsewhere();
    here.write(changed);
    here.git('commit', '-qam', 'Change without an approval');
    const root = join(owner().folder(), 'clone');
    here.git('clone', '-q', '--depth', '1', `file://${here.root}`, root);
    mkdirSync(join(root, 'node_modules'));
    const { findings } = await openRepository(root, here.config.rounding).look();
    expect(findings.map(({ id }) => id)).toEqual([
      'card--default desktop',
      'other--default desktop',
    ]);
  });

  it('still finds a real change', async () => {
    const repository = await elsewhere();
    emptyCache(repository);
    repository.write(changed);
    const { passed, findings } = await repository.look();
    expect([passed, findings.map(({ id }) => id)]).toEqual([1, ['card--default desktop']]);
  });
});
