import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocx } from '../../src/reader/docx.ts';

const body = (content: string, prefix = 'w'): string =>
  `<${prefix}:document xmlns:${prefix}="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><${prefix}:body>${content}</${prefix}:body></${prefix}:document>`;
const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
const box = `<w:txbxContent><w:p>${run('A box')}</w:p></w:txbxContent>`;
const relation = (target: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/doc/main.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const other = body('<x:p><x:r><x:t>Über</x:t></x:r></x:p>', 'x');
const documents: readonly (readonly [string, Record<string, Uint8Array>, string])[] = [
  [
    'lists, hyphens, text boxes, moves and tables',
    {
      '_rels/.rels': strToU8(relation('word/document.xml')),
      'word/document.xml': strToU8(
        body(
          `<w:p><w:pPr><w:numPr/></w:pPr>${run('R&amp;D &#8211; ')}<w:r><w:t>4</w:t><w:noBreakHyphen/><w:t>6</w:t></w:r></w:p>` +
            `<w:p>${run('Beside')}<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>` +
            `<w:p><w:moveFrom>${run('Moved')}</w:moveFrom><w:del><w:r><w:delText>Gone</w:delText></w:r></w:del><w:moveTo>${run('Moved')}</w:moveTo></w:p>` +
            `<w:tbl><w:tr><w:tc><w:p>${run('One')}</w:p></w:tc><w:tc><w:p>${run('Two')}</w:p></w:tc></w:tr><w:tr><w:tc><w:p>${run('Three')}</w:p></w:tc></w:tr></w:tbl>`,
        ),
      ),
    },
    '- R&D – 4-6\nBeside\nA box\n\nMoved\nOne\tTwo\nThree',
  ],
  [
    'another part, another prefix',
    {
      '_rels/.rels': strToU8(relation('/word/document2.xml')),
      'word/document2.xml': strToU8(other),
    },
    'Über',
  ],
  [
    'UTF-16, and types of content alone',
    {
      '[Content_Types].xml': strToU8(types),
      'doc/main.xml': new Uint8Array(Buffer.from(`\uFEFF${other}`, 'utf16le')),
    },
    'Über',
  ],
];

test.each(documents)('a document is read as it is shown: %s', (_what, parts, text) => {
  expect(readDocx(zipSync(parts))).toEqual({ text });
});

const document = (xml: string) =>
  zipSync({ '_rels/.rels': strToU8(relation('a.xml')), 'a.xml': strToU8(xml) });

test.each([
  ['not-a-docx', strToU8('PK but not a zip')],
  ['not-a-docx', new Uint8Array()],
  ['not-a-docx', zipSync({ 'other.xml': strToU8('<t>text</t>') })],
  ['no-text', document(body('<w:p></w:p>'))],
  ['too-large', document(' '.repeat(10_000_001))],
] as const)('a bad file is %s', (error, file) => {
  expect(readDocx(file)).toEqual({ error });
});
