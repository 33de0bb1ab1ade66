import { expect, test } from 'vitest';
import { shortNames } from '../../build/shortNames.ts';

test('each rule of each file gets a name of its own, the same one when it is asked for again', () => {
  const name = shortNames();
  const names = ['a.css.ts', 'b.css.ts'].flatMap((filePath) =>
    ['0', '1', '2'].map((rule) => name({ hash: `${filePath}${rule}`, filePath })),
  );
  expect(new Set(names).size).toBe(6);
  expect(name({ hash: 'b.css.ts1', filePath: 'b.css.ts' })).toBe(names[4]);
});

test('a build by itself gives the same names', () => {
  const rule = { hash: 'x0', filePath: 'src/design/global.css.ts' };
  expect(shortNames()(rule)).toBe(shortNames()(rule));
});
