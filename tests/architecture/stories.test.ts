import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type SourceFile, componentFolders, filesOf } from './tree.ts';

const nameOf = ({ path }: SourceFile): string => basename(path).replace(/(?:\.stories)?\.tsx$/, '');

const storiesOf = (kind: string): SourceFile[] => filesOf([`stories/${kind}`], /\.stories\.tsx$/);

/** Components by their folder, pages by their file, each with the names that its stories may have. */
function componentsOf(kind: string): Map<string, string[]> {
  const files = filesOf([`src/${kind}`], /\.tsx$/);
  const byComponent = Map.groupBy(files, ({ path }) => basename(path.split('/')[2] ?? '', '.tsx'));
  return new Map(
    [...byComponent].map(([name, parts]) => [name, [name, ...parts.map(nameOf)]] as const),
  );
}

describe.each([...componentFolders, 'pages'])('the stories of %s', (kind) => {
  const stories = storiesOf(kind);
  const components = componentsOf(kind);

  test('tell of every component, or of a part of it', () => {
    const told = new Set(stories.map(nameOf));
    const untold = [...components].filter(([, names]) => !names.some((name) => told.has(name)));
    // Takeover has no look of its own; e2e/start.spec.ts tests what it does.
    const seen = untold.filter(([name]) => name !== 'Takeover');
    expect(seen.map(([name]) => `stories/${kind}/${name}.stories.tsx`)).toEqual([]);
  });

  test('tell of nothing that is gone, and are titled by their path', () => {
    const known = new Set([...components.values()].flat());
    expect(stories.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
    const misnamed = stories.filter(
      (file) => !file.text.includes(`title: '${kind}/${nameOf(file)}'`),
    );
    expect(misnamed.map(({ path }) => path)).toEqual([]);
  });
});

test.each(componentFolders.filter((kind) => kind !== 'primitives'))(
  'every component of %s was looked at with its longest copy and with an unbroken word',
  (kind) => {
    const missing = storiesOf(kind)
      // A score is one digit, so it has no long copy.
      .filter((file) => nameOf(file) !== 'ScoreCell')
      .flatMap(({ path, text }) =>
        ['LongContent', 'UnbrokenWord']
          .filter((name) => !text.includes(`export const ${name}: Story`))
          .map((name) => `${path} has no story ${name}.`),
      );
    expect(missing).toEqual([]);
  },
);
