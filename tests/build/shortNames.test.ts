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

test('two files of one name stop the build', () => {
  const name = shortNames();
  const seen = new Map<string, string>();
  const clash = (): string => {
    for (let index = 0; index < 20_000; index++) {
      const filePath = `file-${index}.css.ts`;
      const prefix = shortNames()({ hash: '0', filePath }).slice(0, 4);
      const other = seen.get(prefix);
      if (other !== undefined) {
        name({ hash: 'a', filePath: other });
        return filePath;
      }
      seen.set(prefix, filePath);
    }
    throw new Error('No two of these files share a prefix.');
  };
  const filePath = clash();
  expect(() => name({ hash: 'b', filePath })).toThrow(/same short name/);
});
