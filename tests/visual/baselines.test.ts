import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawBaselines } from '../../visual/baselines.ts';
import { readCaptures, readReport } from '../../visual/results.ts';
import { compare } from '../../visual/compare.ts';
import type { Report } from '../../visual/findings.ts';
import { foldersIn } from '../../visual/folders.ts';
import { openPictures } from '../../visual/pictures.ts';
import { resources } from '../support/resources.ts';
import { createRepository, openRepository, type Repository } from './repository.ts';

const box = (color: string): string => `<div style="width:90px;height:60px;background:${color}">`;
const stories = { 'card--default': box('#3a4989'), 'other--default': box('#00cfc8') };
const changed = { ...stories, 'card--default': box('#36458a') };
const card = 'card--default desktop';

const emptyCache = ({ root }: Repository): void =>
  rmSync(foldersIn(root).cache, { recursive: true, force: true });

/** A project whose stories are approved and committed; its cache is empty. */
async function settled(): Promise<Repository> {
  const repository = createRepository();
  await repository.approveAndCommit(stories);
  emptyCache(repository);
  return repository;
}

/** A clone of the last commit alone. */
function shallowClone({ root: origin, git }: Repository): Repository {
  const root = join(resources().folder(), 'clone');
  git('clone', '-q', '--depth', '1', `file://${origin}`, root);
  mkdirSync(join(root, 'node_modules'));
  return openRepository(root);
}

/** Ids of the pictures that differ, each with its message. */
const differing = ({ findings }: Report) => findings.map(({ id, message }) => [id, message]);

/** Compares, draws the baselines that are missing, and compares again. */
async function review({ root, config, built, captureAndCompare }: Repository) {
  const first = differing(await captureAndCompare());
  const missing = await drawBaselines(config, openPictures(root), readReport(root));
  const complete = differing(await compare(config, readCaptures(root)));
  return { first, complete, missing, drawn: built.length };
}

describe('with an empty cache', () => {
  it('nothing is drawn for an equal picture; the baseline of a changed one is drawn from the last approval', async () => {
    const repository = await settled();
    expect(await repository.captureAndCompare()).toMatchObject({ passed: 2, findings: [] });
    emptyCache(repository);
    repository.write(changed);
    expect(await review(repository)).toEqual({
      first: [[card, expect.stringContaining('not at hand')]],
      complete: [[card, '5400 pixels changed.']],
      missing: [],
      drawn: 1,
    });
  });

  it('a baseline that the last approval left out is drawn from the one before', async () => {
    const repository = await settled();
    repository.write(changed);
    writeFileSync(join(foldersIn(repository.root).approved, 'note.json'), '{"modes":{}}');
    repository.commit('Change, and approve something else');
    const { complete, drawn } = await review(repository);
    expect([complete, drawn]).toEqual([[[card, '5400 pixels changed.']], 2]);
  });

  it('a shallow clone reports the missing commits and how to fetch them', async () => {
    const origin = await settled();
    origin.write(changed);
    origin.commit('Change without an approval');
    const clone = shallowClone(origin);
    const { complete, missing } = await review(clone);
    expect(complete).toEqual([[card, expect.stringContaining('not at hand')]]);
    expect(missing).toEqual([expect.stringContaining('git fetch --unshallow')]);
    clone.git('fetch', '-q', '--unshallow');
    expect((await review(clone)).missing).toEqual([]);
  });
});
