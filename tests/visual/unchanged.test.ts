import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { approve, chosen } from '../../visual/approve.ts';
import { readMadeOf } from '../../visual/approved.ts';
import { capture } from '../../visual/capture.ts';
import { compare } from '../../visual/compare.ts';
import { createRepository, type Repository } from './repository.ts';

const stories = { 'card--default': 'Card', 'other--default': 'Other', 'third--default': 'Third' };

/** Captures the stories whose sources have changed since their approval; returns them and what differs. */
async function captureChanged({ config }: Repository) {
  const sources = await config.build();
  const captures = await capture(config, { sources, isChangedOnly: true });
  const { findings } = await compare(config, captures);
  return { pictured: Object.keys(captures.pictures), findings };
}

it('a story is pictured again when a file that it is made of has changed, until it is approved', async () => {
  const repository = createRepository();
  repository.write(stories);
  expect((await captureChanged(repository)).pictured).toEqual(Object.keys(stories));
  await repository.approveAndCommit(stories);
  expect(await captureChanged(repository)).toEqual({ pictured: [], findings: [] });

  repository.write({ ...stories, 'card--default': 'New', 'other--default': 'New' });
  const { pictured, findings } = await captureChanged(repository);
  expect(pictured).toEqual(['card--default', 'other--default']);
  expect(findings.map(({ kind }) => kind)).toEqual(['changed', 'changed']);
  const card = { stories: ['card--default'] };
  await approve(repository.config, chosen({ findings, causes: [] }, card));
  expect((await captureChanged(repository)).pictured).toEqual(['other--default']);
});

it('two branches that approve neighbors merge, and what neither touched is not pictured again', async () => {
  const repository = createRepository();
  const { root, git, commit, write } = repository;
  copyFileSync('.gitattributes', join(root, '.gitattributes'));
  await repository.approveAndCommit(stories);
  const branches = { one: { 'card--default': 'One' }, two: { 'other--default': 'Two' } };
  for (const [name, changed] of Object.entries(branches)) {
    git('checkout', '-qb', name, 'main');
    await repository.approveAndCommit({ ...stories, ...changed });
  }
  expect(() => git('merge', 'one')).toThrow();
  // Only the list of stories conflicts; real projects have no such file.
  expect(git('diff', '--name-only', '--diff-filter=U').trim()).toBe('src/stories.json');
  write({ ...stories, ...branches.one, ...branches.two });
  commit('Merge');
  const { pictured, findings } = await captureChanged(repository);
  expect(findings).toEqual([]);
  expect(pictured).not.toContain('third--default');
  expect(Object.keys(readMadeOf(root))).toContain('src/third--default.stories.tsx');
});
