import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortNames } from '../../build/shortNames.ts';

const files = globSync('{src,stories,visual}/**/*.css.ts');

test('each rule of each style file gets a name of its own, the same one when it is asked for again', () => {
  const name = shortNames();
  const rules = Array.from({ length: 50 }, (_, rule) => String(rule));
  const names = files.flatMap((filePath) => rules.map((hash) => name({ hash, filePath })));
  expect(new Set(names).size).toBe(files.length * 50);
  expect(name({ hash: '1', filePath: files[0] ?? '' })).toBe(names[1]);
});

test('another file changes no name', () => {
  const rule = { hash: 'x0', filePath: 'src/design/global.css.ts' };
  const alone = shortNames()(rule);
  const name = shortNames();
  name({ hash: 'a0', filePath: 'src/illustrations/A/A.css.ts' });
  expect(name(rule)).toBe(alone);
});

test('two files that would share names are refused', () => {
  const name = shortNames();
  const nameMany = (): void => {
    for (let file = 0; file < 100_000; file += 1) name({ hash: '', filePath: `${file}.css.ts` });
  };
  expect(nameMany).toThrow(/^\d+\.css\.ts and \d+\.css\.ts get the same names/);
});
