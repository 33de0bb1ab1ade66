import { expect, test } from 'vitest';
import { shortNames } from '../../build/shortNames.ts';

test('each rule of each file gets a name of its own, the same one when it is asked for again', () => {
  const files = Array.from({ length: 100 }, (_, place) => `${place}.css.ts`);
  const name = shortNames(files);
  const rules = Array.from({ length: 50 }, (_, rule) => String(rule));
  const names = files.flatMap((filePath) => rules.map((hash) => name({ hash, filePath })));
  expect(new Set(names).size).toBe(5000);
  expect(name({ hash: '1', filePath: '1.css.ts' })).toBe(names[51]);
});

test('a build by itself gives the same names', () => {
  const rule = { hash: 'x0', filePath: 'src/design/global.css.ts' };
  expect(shortNames()(rule)).toBe(shortNames()(rule));
});

test('a file of another place is refused', () => {
  expect(() => shortNames()({ hash: 'x0', filePath: 'other.css.ts' })).toThrow('other.css.ts');
});
