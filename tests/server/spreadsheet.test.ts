import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import {
  byteOrderMark,
  csvOf,
  escapeFormula,
  type Separator,
  unescapeFormula,
} from '../../src/server/commands/csv.ts';
import { scratch } from './support/databases.ts';

const cells = [
  'Änne Łukasz 李',
  '=1+1',
  '-1+1',
  '@sum(1)',
  '\t=1+1',
  'x;=1+1;y',
  'x,=1+1,y',
  'x\t=1+1',
  'x";=1+1;"',
  'x;"=1+1',
  'two\n=1+1',
  "'=1+1",
];

test('what is defused at the start of a cell and after separators is read back as it was', () => {
  for (const cell of cells) expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
  expect(escapeFormula('x;=1+1;y')).toBe("x;'=1+1;y");
  expect(escapeFormula('Smith, John - 3; a+b')).toBe('Smith, John - 3; a+b');
});

/** Whether LibreOffice is installed: Debian's package libreoffice-calc. */
const hasOffice = spawnSync('soffice', ['--version']).status === 0;

/** Opens CSV files in LibreOffice. Returns the formulas of each file, and the texts of its cells. */
async function open(files: Readonly<Record<string, string>>, split: string) {
  const where = scratch();
  const names = Object.keys(files);
  for (const [name, csv] of Object.entries(files)) await writeFile(`${where}/${name}.csv`, csv);
  // Codes of the separators and of the quote, UTF-8, first line 1; the last value lets LibreOffice run formulas.
  const how = `CSV:${split},34,76,1,,0,false,true,false,false,false,0,true`;
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${where}/profile`,
      '--headless',
      `--infilter=${how}`,
      '--convert-to',
      'fods',
      '--outdir',
      where,
      ...names.map((name) => `${where}/${name}.csv`),
    ],
    { stdio: 'ignore' },
  );
  const tables = await Promise.all(
    names.map(async (name) => parse(await readFile(`${where}/${name}.fods`, 'utf8'))),
  );
  return tables.map((table) => {
    const all = table.querySelectorAll('table\\:table-cell');
    return {
      formulas: all.flatMap((cell) => cell.getAttribute('table:formula') ?? []),
      texts: all.map(({ text }) => text.trim()),
    };
  });
}

const listOf = (separator: Separator): string =>
  byteOrderMark +
  csvOf(
    ['name'],
    cells.map((name) => ({ name })),
    separator,
  );

describe.skipIf(!hasOffice)('in LibreOffice (needs the package libreoffice-calc)', () => {
  test.each(['44', '59', '44/59/9'])(
    'a list that is split at %s holds no formula',
    async (split) => {
      const bare = '"name"\r\n"=1+1"\r\n';
      const files = { comma: listOf(','), semicolon: listOf(';'), bare };
      const [comma, semicolon, undefused] = await open(files, split);
      expect(undefused?.formulas).toEqual(['of:=1+1']);
      expect(comma?.formulas).toEqual([]);
      expect(semicolon?.formulas).toEqual([]);
      const whole = expect.arrayContaining(['name', 'Änne Łukasz 李']) as unknown;
      if (split.includes('44')) expect(comma?.texts).toEqual(whole);
      if (split.includes('59')) expect(semicolon?.texts).toEqual(whole);
    },
  );
});
