import { expect, it } from 'vitest';
import { approve, chosen } from '../../visual/approve.ts';
import { capture } from '../../visual/capture.ts';
import { drawBaselines } from '../../visual/baselines.ts';
import { compare } from '../../visual/compare.ts';
import { openPictures } from '../../visual/pictures.ts';
import { readReport } from '../../visual/results.ts';
import { resources } from '../support/resources.ts';
import { createRepository, type Repository } from './repository.ts';

const stories = { 'card--default': 'Card', 'other--default': 'Other', 'third--default': 'Third' };

/** Captures what is not made of what was approved, and says what was pictured and what differs. */
async function captureChanged({ config }: Repository) {
  const sources = await config.build();
  const captures = await capture(config, { sources, isChangedOnly: true });
  const { findings } = await compare(config, captures);
  return { pictured: Object.keys(captures.pictures), findings };
}

it('a story is pictured again when a file that it is made of has changed, until it is approved; without a cache its approved picture is drawn from the last approval', async () => {
  const repository = createRepository();
  repository.write(stories);
  expect((await captureChanged(repository)).pictured).toEqual(Object.keys(stories));
  await repository.approveAndCommit(stories);
  expect(await captureChanged(repository)).toEqual({ pictured: [], findings: [] });

  repository.write({ ...stories, 'card--default': 'New', 'other--default': 'New' });
  const { pictured, findings } = await captureChanged(repository);
  expect(pictured).toEqual(['card--default', 'other--default']);
  const { config, root } = repository;
  const empty = openPictures(resources().folder());
  expect(await drawBaselines(config, empty, readReport(root))).toEqual([]);
  await approve(
    repository.config,
    chosen({ findings, causes: [] }, { stories: ['card--default'] }),
  );
  expect((await captureChanged(repository)).pictured).toEqual(['other--default']);
});
