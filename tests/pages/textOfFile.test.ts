import { expect, test } from 'vitest';
import { textOf } from '../../src/pages/textOfFile.ts';

const text = 'Café: “résumé” – €40,000';
const windows1252 = [...Buffer.from('Caf\xE9: \x93r\xE9sum\xE9\x94 \x96 \x8040,000', 'latin1')];

test.each([
  ['UTF-8', [...Buffer.from(text)]],
  ['UTF-8 with its mark', [...Buffer.from(`\uFEFF${text}`)]],
  ['UTF-16, little end first', [...Buffer.from(`\uFEFF${text}`, 'utf16le')]],
  ['UTF-16, big end first', [...Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()]],
  ['Windows-1252', windows1252],
])('a text file in %s is read', async (_encoding, bytes) => {
  expect(await textOf(new File([new Uint8Array(bytes)], 'posting.TXT'))).toBe(text);
});

test('a file of another kind has no text', async () => {
  expect(await textOf(new File(['text'], 'posting.pdf'))).toBeUndefined();
});
