import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawBaselines } from '../../visual/baselines.ts';
import { readCaptures } from '../../visual/results.ts';
import { compare } from '../../visual/compare.ts';
import type { Report } from '../../visual/findings.ts';
import { foldersIn } from '../../visual/folders.ts';
import { openPictures } from '../../visual/pictures.ts';
import { owner } from '../support/owner.ts';
import { createRepository, openRepository, type Repository } from './repository.ts';

const box = (color: string): string => `<div style="width:90px;height:60px;background:${color}">`;
const stories = { 'card--default': box('#3a4989'), 'other--default': box('#00cfc8') };
const changed = { ...stories, 'card--default': box('#36458a') };

const emptyCache = ({ root }: Repository): void =>
  rmSync(foldersIn(root).cache, { recursive: true, force: true });

/** Compares, draws the baselines that are missing, and compares again. */
async function review({ root, config, look }: Repository) {
  const report = await look();
  const said: string[] = [];
  const missing = await drawBaselines(config, openPictures(root), report, (line) =>
    said.push(line),
  );
  const complete = await compare(config, readCaptures(root));
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

  it('a change is named at once, and its before is drawn from the last approval', async () => {
    const repository = createRepository();
    await repository.settle(stories);
    emptyCache(repository);
    repository.write(changed);
    const { report, complete, missing, said } = await review(repository);
    expect(differing(report)).toEqual([['card--default desktop', null]]);
    expect(differing(complete)).toEqual([['card--default desktop', '#3a4989']]);
    expect(missing.size).toBe(0);
    expect(said).toHaveLength(1);
  });

  it('a picture that the last approval left out is drawn from the one that approved it', async () => {
    const repository = createRepository();
    await repository.settle(stories);
    repository.write(changed);
    writeFileSync(join(foldersIn(repository.root).approved, 'note.json'), '{"modes":{}}');
    repository.git('add', '.');
    repository.git('commit', '-qm', 'Change, and approve something else');
    emptyCache(repository);
    const { complete, said } = await review(repository);
    expect(differing(complete)).toEqual([['card--default desktop', '#3a4989']]);
    expect(said).toHaveLength(2);
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
    writeFileSync(join(repository.root, 'package-lock.json'), '{"lockfileVersion":3}');
    repository.write(changed);
    const { missing } = await review(repository);
    expect([...missing.values()]).toEqual([expect.stringContaining('npm ci')]);
  });
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

  it('finds real changes alone, with its own drawing of what was approved', async () => {
    const repository = await elsewhere();
    emptyCache(repository);
    expect(await repository.look()).toMatchObject({ passed: 2, findings: [] });
    emptyCache(repository);
    repository.write(changed);
    const { passed, findings } = await repository.look();
    expect([passed, findings.map(({ id }) => id)]).toEqual([1, ['card--default desktop']]);
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
});
