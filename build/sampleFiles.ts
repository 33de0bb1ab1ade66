import { stringify } from 'csv-stringify/sync';
import { receiptIn, scoreIn } from '../src/content/hiringFiles/derive.ts';
import { hiringFiles } from '../src/content/hiringFiles/hiringFiles.ts';
import type { HiringFile } from '../src/content/hiringFiles/types.ts';
import { filesOfReadPage } from '../src/content/readData.ts';
import { samplePath } from '../src/content/samples.ts';

type Row = readonly string[];

const note = 'Illustrative data, from an invented example. A sample: columns may change.';

const scoreColumns: Row = [
  'candidate',
  'competency',
  'score',
  'source',
  'time',
  'answer',
  'words',
  'anchor',
  'rationale',
];

const scoreRowsOf = (file: HiringFile): Row[] =>
  file.candidates.flatMap((candidate) =>
    file.competencies.map(({ id }) => {
      const receipt = receiptIn(file, candidate.id, id);
      return [
        receipt.candidate,
        receipt.competency,
        receipt.score === 0 ? '' : String(receipt.score),
        receipt.source,
        receipt.time ?? '',
        receipt.letter ?? '',
        receipt.quote ?? '',
        receipt.anchor ?? '',
        receipt.rationale,
      ];
    }),
  );

const rubricColumns: Row = ['competency', 'behavior', 'level', 'anchor', 'example'];

const rubricRowsOf = ({ competencies }: HiringFile): Row[] =>
  competencies.flatMap(({ name, behavior, anchors }) =>
    anchors.map(({ level, anchor, sound }) => [name, behavior, String(level), anchor, sound]),
  );

/** A table in GitHub's Markdown. */
function markdownTable(columns: Row, rows: readonly Row[]): string {
  const line = (cells: Row): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A table as CSV, with a byte order mark: without it, Excel garbles accents. */
const csv = (columns: Row, rows: readonly Row[]): string =>
  stringify([columns, ...rows], { bom: true, record_delimiter: '\r\n' });

const markdown = (heading: string, columns: Row, rows: readonly Row[]): string =>
  `# ${heading}\n\n${note}\n\n${markdownTable(columns, rows)}\n`;

const webhookPayload = (file: HiringFile) => {
  const { candidate, verdict, reasons, decides } = file.recommendation;
  return {
    sample: note,
    event: 'evidence_pack.ready',
    role: file.role.name,
    candidate,
    scores: file.competencies.map(({ id, name }) => ({
      competency: name,
      score: scoreIn(file, candidate, id) || null,
    })),
    recommendation: { verdict, reasons, decides },
  };
};

const filesOf = (file: HiringFile): Readonly<Record<string, string>> => {
  const role = file.role.name;
  const files = {
    'scores.csv': csv(scoreColumns, scoreRowsOf(file)),
    'scores.md': markdown(`Scores: ${role}`, scoreColumns, scoreRowsOf(file)),
    'rubric.csv': csv(rubricColumns, rubricRowsOf(file)),
    'rubric.md': markdown(`Rubric: ${role}`, rubricColumns, rubricRowsOf(file)),
    'webhook.json': `${JSON.stringify(webhookPayload(file), null, 2)}\n`,
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [samplePath(name, file).slice(1), text]),
  );
};

/** Files for visitors to download, by path: samples made from the data that pages show, and those of /read. */
export const sampleFiles: Readonly<Record<string, string>> = Object.assign(
  {},
  ...hiringFiles.map(filesOf),
  filesOfReadPage(),
);
