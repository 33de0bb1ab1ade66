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

/** Whether LibreOffice is there: Debian's package libreoffice-calc. */
const hasOffice = spawnSync('soffice', ['--version']).status === 0;

/** Opens a CSV file in LibreOffice: its formulas, and the texts of its cells. */
async function open(csv: string, split: string) {
  const where = scratch();
  await writeFile(`${where}/list.csv`, csv);
  // Split where, quotes, UTF-8, from line 1; the last one lets formulas be formulas.
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
      `${where}/list.csv`,
    ],
    { stdio: 'ignore' },
  );
  const table = parse(await readFile(`${where}/list.fods`, 'utf8'));
  const all = table.querySelectorAll('table\\:table-cell');
  return {
    formulas: all.flatMap((cell) => cell.getAttribute('table:formula') ?? []),
    texts: all.map(({ text }) => text.trim()),
  };
}

describe.skipIf(!hasOffice)('in LibreOffice (needs the package libreoffice-calc)', () => {
  test.each<[Separator, string]>([
    [',', '44'],
    [',', '59'],
    [',', '44/59/9'],
    [';', '59'],
    [';', '44'],
    [';', '44/59/9'],
  ])('a list with "%s" that is split at %s holds no formula', async (separator, split) => {
    const csv =
      byteOrderMark +
      csvOf(
        ['name'],
        cells.map((name) => ({ name })),
        separator,
      );
    const { formulas, texts } = await open(csv, split);
    expect(formulas).toEqual([]);
    const isSplitRight = split.includes(separator === ',' ? '44' : '59');
    if (isSplitRight) expect(texts).toEqual(expect.arrayContaining(['name', 'Änne Łukasz 李']));
  });

  test('and one that nobody defused does', async () => {
    expect((await open('"name"\r\n"=1+1"\r\n', '44')).formulas).toEqual(['of:=1+1']);
  });
});
