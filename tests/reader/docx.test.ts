import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocx } from '../../src/reader/docx.ts';

const docx = (xml: string): Uint8Array => zipSync({ 'word/document.xml': strToU8(xml) });

test('paragraphs become lines and items of lists keep their dash', () => {
  const xml =
    '<w:p><w:r><w:t>R&amp;D &#8211; </w:t><w:t xml:space="preserve">sales</w:t></w:r></w:p>' +
    '<w:p><w:pPr><w:numPr><w:numId/></w:numPr></w:pPr><w:r><w:t>Cold calls</w:t></w:r></w:p>';
  expect(readDocx(docx(xml))).toEqual({ text: 'R&D – sales\n- Cold calls' });
});

test.each([
  ['not-a-docx', strToU8('PK but not a zip')],
  ['not-a-docx', new Uint8Array()],
  ['not-a-docx', zipSync({ 'other.xml': strToU8('<w:t>text</w:t>') })],
  ['no-text', docx('<w:p></w:p>')],
  ['too-large', docx(' '.repeat(10_000_001))],
] as const)('a bad file is %s', (error, file) => {
  expect(readDocx(file)).toEqual({ error });
});
