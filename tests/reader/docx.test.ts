import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocx } from '../../src/reader/docx.ts';

const body = (content: string, prefix = 'w'): string =>
  `<${prefix}:document xmlns:${prefix}="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><${prefix}:body>${content}</${prefix}:body></${prefix}:document>`;
const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
const box = `<w:txbxContent><w:p>${run('A box')}</w:p></w:txbxContent>`;
const relation = (target: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`;
const zipped = (xml: string, name = 'word/document.xml') =>
  zipSync({
    '_rels/.rels': strToU8(relation(name)),
    'word/styles.xml': strToU8(body(run('A style'))),
    [name]: strToU8(xml),
  });
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/doc/main.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

test.each([
  [
    'lists, entities and hyphens',
    `<w:p><w:pPr><w:numPr/></w:pPr>${run('R&amp;D &#8211; ')}<w:r><w:t>4</w:t><w:noBreakHyphen/><w:t>6</w:t></w:r></w:p>`,
    '- R&D – 4-6',
  ],
  [
    'a text box once',
    `<w:p>${run('Beside')}<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    'Beside\nA box',
  ],
  [
    'moved and deleted text',
    `<w:p><w:moveFrom>${run('Moved')}</w:moveFrom><w:del><w:r><w:delText>Gone</w:delText></w:r></w:del><w:moveTo>${run('Moved')}</w:moveTo></w:p>`,
    'Moved',
  ],
  [
    'the cells of a table',
    `<w:tbl><w:tr><w:tc><w:p>${run('One')}</w:p></w:tc><w:tc><w:p>${run('Two')}</w:p></w:tc></w:tr></w:tbl>`,
    'One\nTwo',
  ],
])('a document is read as it is shown: %s', (_what, xml, text) => {
  expect(readDocx(zipped(body(xml)))).toBe(text);
});

const other = body('<x:p><x:r><x:t>Über</x:t></x:r></x:p>', 'x');
const utf16 = new Uint8Array(Buffer.from(`\uFEFF${other}`, 'utf16le'));

test.each([
  ['by its relation, with another prefix', zipped(other, 'text/any.xml')],
  [
    'by its type of content, in UTF-16',
    zipSync({ '[Content_Types].xml': strToU8(types), 'doc/main.xml': utf16 }),
  ],
])('the text is found %s', (_how, file) => {
  expect(readDocx(file)).toBe('Über');
});

test.each([
  ['no paragraph', zipped(body('<w:p></w:p>'))],
  ['another kind of package', zipSync({ 'other.xml': strToU8('<t>text</t>') })],
  ['one that is too large', zipped(`${' '.repeat(10_000_001)}${body(run('Text'))}`)],
] as const)('there is no text in %s', (_what, file) => {
  expect(readDocx(file)).toBe('');
});

test.each([strToU8('PK but not a zip'), new Uint8Array()])('what is no package throws', (file) => {
  expect(() => readDocx(file)).toThrow();
});
